"""The jobs a person has with a card feed, each with the commands that do it."""

import re
import sys
from pathlib import Path

import feeds
from measuring import Tool

HERE = Path(__file__).resolve().parent
_JQ_FIELDS = (
    "[.id,.title,.number,.card_holder_name,.bank_name,.type,.due.amount,.due.currency,.due.state,"
    '(.actions//[]|join(","))]|@tsv'
)


def _ids(output):
    """The ids that begin the lines of a table, without what tells cards of one id apart."""
    return [line.split(b"\t")[0].split(b"#")[0] for line in output.splitlines()]


def _jq(query, feed):
    return Tool("jq", ["jq", "-r", query, str(feed)], _ids)


def _python(package, job, feed, *arguments):
    script = str(HERE / "with_python.py")
    return Tool(
        f"Python, {package}", [sys.executable, script, package, job, str(feed), *arguments], _ids, needs=package
    )


def _duckdb(job, feed, *arguments):
    script = str(HERE / "with_duckdb.py")
    return Tool("DuckDB", [sys.executable, script, job, str(feed), *arguments], _ids, needs="duckdb")


def _swippy(swippy, *arguments, answer=_ids):
    return Tool("swippy", [str(swippy), *arguments, "--no-state"], answer)


def start(swippy, feed):
    """The two cards of a small feed, as a table: what starting costs."""
    return [_swippy(swippy, "list", "--plain", "--file", str(feed)), _jq(f".card[]|{_JQ_FIELDS}", feed)]


def pages(swippy, feed, small):
    """The first page of a large feed against all of a small one: what the rest of the feed costs somebody who doesn't look there."""
    table = ["list", "--plain", "--page", "1", "--per-page", "20", "--file"]
    page = _swippy(swippy, *table, str(feed), answer=None)
    whole = _swippy(swippy, *table, str(small), answer=None)
    whole.name = "swippy, two cards"
    return [page, whole]


def first_page(swippy, feed):
    return [
        _swippy(swippy, "list", "--plain", "--page", "1", "--per-page", "20", "--file", str(feed)),
        _jq(f".card[:20][]|{_JQ_FIELDS}", feed),
        _python("orjson", "first", feed),
        _python("msgspec", "first", feed),
        _duckdb("first", feed),
    ]


def by_id(swippy, feed, count):
    """One card from the second half of the feed. ripgrep only finds the text of the id."""
    wanted = feeds.card_id(count * 3 // 4)
    show = _swippy(
        swippy, "show", wanted, "--plain", "--file", str(feed),
        answer=lambda output: [line.split(b"\t")[1] for line in output.splitlines() if line.startswith(b"id\t")],
    )
    find = Tool("ripgrep", ["rg", "-o", "-N", f'"id":"{wanted}"', str(feed)], None)
    return [
        show,
        _jq(f'.card[]|select(.id=="{wanted}")|{_JQ_FIELDS}', feed),
        find,
        _python("orjson", "id", feed, wanted),
        _python("msgspec", "id", feed, wanted),
        _duckdb("id", feed, wanted),
    ]


def search(swippy, feed):
    word = feeds.RARE_WORD.lower()
    return [
        _swippy(swippy, "list", "--plain", "--search", word, "--file", str(feed)),
        _jq(
            '.card[]|select([.title,.bank_name,.card_holder_name,.number[-4:]]|join(" ")|ascii_downcase'
            f'|contains("{word}"))|{_JQ_FIELDS}',
            feed,
        ),
        _python("orjson", "search", feed, word),
        _python("msgspec", "search", feed, word),
        _duckdb("search", feed, word),
    ]


def sort(swippy, feed):
    """The twenty cards with the most due."""
    return [
        _swippy(swippy, "list", "--plain", "--sort", "-amount", "--page", "1", "--per-page", "20", "--file", str(feed)),
        _jq(f'.card|sort_by(-(if .due.state=="fully_paid" then 0 else .due.amount//-1 end))[:20][]|{_JQ_FIELDS}', feed),
        _python("orjson", "sort", feed),
        _python("msgspec", "sort", feed),
        _duckdb("sort", feed),
    ]


def whole_list(swippy, feed):
    return [
        _swippy(swippy, "list", "--plain", "--file", str(feed)),
        _jq(f".card[]|{_JQ_FIELDS}", feed),
        _python("orjson", "all", feed),
        _python("msgspec", "all", feed),
        _duckdb("all", feed),
    ]


def json_list(swippy, feed):
    """The whole list as JSON. jq writes the cards as they are, without anything that Swippy works out."""
    return [
        _swippy(swippy, "list", "--json", "--file", str(feed), answer=_json_ids),
        Tool("jq", ["jq", "-c", ".card[]", str(feed)], _json_ids),
    ]


def _json_ids(output):
    return re.findall(rb'^(?:      "id" : |\{"id":)"([^"]*)"', output, re.MULTILINE)


def due(swippy, feed):
    """Everything due, the oldest first."""
    days = (
        'def days: .due.state|ascii_downcase|if test("^overdue by") then -(match("[0-9]+").string|tonumber)'
        ' elif .=="due today" then 0 else (match("[0-9]+").string|tonumber) end;'
    )
    return [
        _swippy(swippy, "due", "--plain", "--file", str(feed)),
        _jq(
            f'{days}[.card[]|select(.due and .due.state!="fully_paid")|[days,.]]|sort_by(.[0])[]|.[0] as $days|.[1]'
            "|[.id,.title,.number,.due.amount,.due.currency,$days]|@tsv",
            feed,
        ),
    ]


def forms(swippy, feed, count):
    """Everything that is printed of a whole feed, to compare the memory that it takes."""
    commands = [
        "list --plain", "list --csv", "list --json", "list --plain --search quillfeather", "list --plain --filter due",
        "due --plain", "due --csv", "due --json", "due --ics", "pay --all-due --dry-run --plain", "spending --plain",
        "list --plain --page 1 --per-page 20", f"show {feeds.card_id(count * 3 // 4)} --plain",
    ]
    tools = []
    for command in commands:
        tool = _swippy(swippy, *command.split(), "--file", str(feed), answer=None)
        tool.name = f"swippy {command}"
        tools.append(tool)
    return tools


def history(swippy, feed, store):
    """The forms of a long history, which `store` keeps, and a list and a card beside it."""
    tools = []
    for command in [
        "history --plain", "history --csv", "history --json", "history", "spending --plain", "list --plain",
        f"show {feeds.card_id(0)} --plain",
    ]:  # fmt: skip
        options = ["--file", str(feed), "--state", str(store)]
        tools.append(Tool(f"swippy {command}", [str(swippy), *command.split(), *options], None))
    return tools


def drawing(swippy, feed):
    """A page of twenty: cards against a table. What they draw differs, so no answers are compared."""
    cards = ["list", "--format", "cards", "--color", "always", "--width", "120", "--per-page", "20"]
    return [
        _swippy(swippy, *cards, "--file", str(feed), answer=None),
        Tool("Rich", [sys.executable, str(HERE / "with_rich.py"), str(feed)], None, needs="rich"),
    ]
