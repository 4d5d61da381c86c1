"""Rieles de Europa a second time: slow, obvious, from the rules document and the board file alone.

It follows a record line by line, says what each move must have told, and counts the end again.
Nothing here imports the engine.
"""
