"""Computer players of Rieles de Europa, and what they know that people are told as advice."""
