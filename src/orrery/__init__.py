"""Orrery: an open table for heavy space board games."""

__version__ = "0.1.0"
