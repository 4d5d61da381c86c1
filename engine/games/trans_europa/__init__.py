"""Trans Europa."""
