"""People's names, made safe to write between our own words.

A name is the one text that strangers choose: it may hold markup, mentions, signs that turn the
line around or pile up over it, or nothing that can be seen.
"""

import unicodedata

LONGEST = 24
"""Characters of a name that are shown."""
MARKS = 2
"""Combining marks kept on one letter: enough for any script, too few to climb over a line."""
BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that draw nothing."""
MARKUP = frozenset("\\*_~`|<>[]():#@")
ISOLATE, RELEASE = "\u2068", "\u2069"


def clean(name: str) -> str:
    """One visible line of at most 24 characters; empty when nothing of it can be seen."""
    found: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        category = unicodedata.category(sign)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category[0] == "Z" or sign in "\t\n\r" or sign in BLANKS:
            found.append(" ")
        elif category[0] != "C" and marks <= MARKS:
            found.append(sign)
    line = " ".join("".join(found).split())
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in line):
        return ""
    return line if len(line) <= LONGEST else line[: LONGEST - 1].rstrip() + "…"


def escaped(name: str) -> str:
    """A clean name inside Discord's markup: its signs say themselves and mention nobody."""
    return isolated("".join(f"\\{sign}" if sign in MARKUP else sign for sign in name))


def isolated(name: str) -> str:
    """A name written from right to left does not turn the line around it."""
    turns = any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in name)
    return f"{ISOLATE}{name}{RELEASE}" if turns else name
