"""Which code has mutants, which tests these meet, and how they are drawn."""

import random
import re
import subprocess
from pathlib import Path

from places import KINDS, places

SEED = "swippy"
EACH = 20
"""How many mutants each group has."""

COMMANDS = ["SwippyCLITests", "SceneTests"]
"""The tests of commands that run in memory: every mutant meets them. One that the package doesn't have is passed over."""

_CARDS = "Sources/Features/PaymentCards/"
GROUPS = {
    "rules": {
        _CARDS + "Entity": ["PaymentCardsEntityTests"],
        _CARDS + "Interactor": ["PaymentCardsInteractorTests"],
        _CARDS + "Ports": ["PaymentCardsPortsTests"],
        "Sources/Base/Values": ["ValuesTests"],
    },
    "presenters": {
        _CARDS + "Presenter": ["PaymentCardsPresenterTests"],
        "Sources/Features/Movies/Presenter": ["MoviesPresenterTests"],
        "Sources/Features/Settings/Presenter": ["SettingsPresenterTests"],
        "Sources/Features/Stories/Presenter": ["StoriesPresenterTests"],
    },
    "views": {
        _CARDS + "View": ["PaymentCardsViewTests"],
        "Sources/Features/Movies/View": ["MoviesViewTests"],
        "Sources/Features/Settings/View": ["SettingsViewTests"],
        "Sources/Features/Stories/View": ["StoriesViewTests"],
    },
    "store": {
        _CARDS + "Store": ["PaymentCardsStoreTests"],
        "Sources/Base/Storing": ["StoringTests", "PaymentCardsStoreTests"],
        "Sources/Features/Movies/Store": ["MoviesStoreTests"],
        "Sources/Toolkit/Journaling": ["JournalingTests", "StoringTests"],
    },
    "commands": {"Sources/Apps/SwippyCLI": []},
    "kits": {
        "Sources/Base/CommandLine": ["CommandLineTests"],
        "Sources/Base/ContentCards": ["ContentCardsTests"],
        "Sources/Base/Pages": ["PagesTests"],
        "Sources/Base/Records": ["RecordsTests"],
        "Sources/Base/ScreenPresenter": ["ScreenPresenterTests"],
        "Sources/Base/ScreenProgram": [],
        "Sources/Base/ScreenView": ["ScreenViewTests"],
        "Sources/Base/SwipeKit": ["SwipeKitTests"],
        "Sources/Base/Words": ["WordsTests"],
        "Sources/Toolkit/JSONFeed": ["JSONFeedTests"],
        "Sources/Toolkit/TerminalKit": ["TerminalKitTests"],
    },
}

LEFT_OUT = re.compile(
    # Payments and their orders, undoing, the form of a card and its removal, each in all layers.
    r"Payment|/Pay|Order|Undo|CardForm|FormTopics|AddCommand|Remov|/TypedAmount/|/CardMarks/|NamingErrors|FoundWords"
    # How lists are read lazily, named and kept page by page.
    r"|Interactor/(Card(Dues|History|List|Naming|Picker|Survey|Twins)|FoundPayments|HistoryCards|Portions|RemindedDues)"
    r"|Presenter/.*(LoadedCards|CardWindow|QueryLayers|CardListFetch|ScreenSurroundings)|CardIdentity|JSONFeed/Walk"
    r"|Ports/(CardListing|CardPage|CardsService)|Store/(CardLedger|Elder|Ledger(Compaction|Store\+Untold)|RecordedCards|ServerRecords|StoredCards)"
)
"""What is about to be written anew: a mutant there would measure what goes."""

LINES_LEFT_OUT = re.compile(r"pay(ment|command|ing)|order(?!ed)|undo|remov(ed|al)|twin|idempotency|attempts|restor", re.I)
"""The same, in lines of other files."""


def sources(root: Path, folder: str):
    """The Swift files of a folder that have mutants."""
    return [
        str(path.relative_to(root))
        for path in sorted((root / folder).rglob("*.swift"))
        if not LEFT_OUT.search(str(path.relative_to(root)).replace("PaymentCards", "Cards")) and path.name != "Mutant.swift"
    ]


def module(file: str):
    """The folder of the module that a file belongs to."""
    parts = file.split("/")
    return "/".join(parts[: 4 if parts[1] == "Features" else 3])


def tests(group: str, file: str):
    """The test targets of the layer that a file belongs to."""
    return GROUPS[group].get(module(file), [])


def draw(root: Path, group: str, count: int, taken, salt: str = ""):
    """Draws `count` places of a group, as many of each kind as there are, and from as many files as there are.

    `taken` are places that are not to be drawn: pairs of a file and a line.
    """
    chance = random.Random(f"{SEED} {group} {salt}")
    waiting = {kind: [] for kind in KINDS}
    for folder in GROUPS[group]:
        for file in sources(root, folder):
            for place in places(root, file):
                if not LINES_LEFT_OUT.search(place.line):
                    waiting[place.kind].append(place)
    for kind in waiting:
        chance.shuffle(waiting[kind])
    chosen, taken = [], set(taken)
    files = {file for file, _ in taken}
    turn = list(KINDS)
    chance.shuffle(turn)
    while len(chosen) < count and any(waiting.values()):
        for kind in turn:
            fresh = [place for place in waiting[kind] if (place.file, place.line) not in taken]
            fresh = [place for place in fresh if place.file not in files] or fresh
            if fresh and len(chosen) < count:
                place = fresh[0]
                waiting[kind].remove(place)
                taken.add((place.file, place.line))
                files.add(place.file)
                chosen.append(place)
            elif not fresh:
                waiting[kind] = []
    return chosen
