"""Computer players of Trans Europa, by level."""
