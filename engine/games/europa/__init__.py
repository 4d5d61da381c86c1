"""Rieles de Europa."""
