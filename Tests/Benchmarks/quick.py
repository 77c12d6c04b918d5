"""A short comparison with what was accepted last: ratios of processor time and of wall time, and what got worse."""

import json
import subprocess
import sys
from pathlib import Path

import jobs
from measuring import compare

ACCEPTED = Path(__file__).resolve().parent / "accepted.json"
CARDS = 100_000
WORSE = 1.1
"""From this much more on, a ratio is worse. The least of several runs differs by a few hundredths."""


def _ratio(tools, other, runs):
    """Swippy's processor time, divided by that of the tool whose name begins with `other`, and the same of wall time; `None` if that
    isn't installed."""
    chosen = [tools[0], *(tool for tool in tools[1:] if tool.name.startswith(other))]
    if any(tool.missing for tool in chosen):
        return None
    own, theirs = compare(chosen, runs)
    return own.least / theirs.least, own.quickest / theirs.quickest


def _memory(tools):
    """The most memory that any of them takes, in MiB, and which."""
    results = compare(tools, 1)
    most = max(results, key=lambda result: result.peak)
    return most.peak / 2**20, most.tool.name


def measure(swippy, feed, count):
    """Yields each row: its title, what is asked, and the figures; `None` for a tool that isn't installed."""
    large, small = feed[count], feed[2]
    whole = jobs.whole_list(swippy, large)
    yield "plain list ÷ jq", 0.2, _ratio(whole, "jq", 2)
    yield "plain list ÷ Python, msgspec", 0.5, _ratio(whole, "Python, msgspec", 5)
    yield "JSON list ÷ jq -c", 0.4, _ratio(jobs.json_list(swippy, large), "jq", 3)
    yield "due ÷ jq", 0.3, _ratio(jobs.due(swippy, large), "jq", 3)
    yield "search ÷ jq", 0.02, _ratio(jobs.search(swippy, large), "jq", 2)
    yield "sort ÷ jq", 0.025, _ratio(jobs.sort(swippy, large), "jq", 2)
    yield "card by id ÷ ripgrep", 1.4, _ratio(jobs.by_id(swippy, large, count), "ripgrep", 41)
    yield "start ÷ jq", 0.3, _ratio(jobs.start(swippy, small), "jq", 41)
    yield "first page ÷ two cards", 1.05, _ratio(jobs.pages(swippy, large, small), "swippy", 41)
    peak, name = _memory(jobs.forms(swippy, large, count))
    yield f"most memory, MiB ({name})", 64, (peak, None)


def versions():
    """What the tools call themselves."""
    commands = {
        "jq": ["jq", "--version"],
        "ripgrep": ["rg", "--version"],
        "Python": [sys.executable, "--version"],
        "msgspec": [sys.executable, "-c", "import msgspec; print(msgspec.__version__)"],
        "orjson": [sys.executable, "-c", "import orjson; print(orjson.__version__)"],
        "DuckDB": [sys.executable, "-c", "import duckdb; print(duckdb.__version__)"],
        "Rich": [sys.executable, "-c", "import importlib.metadata as m; print(m.version('rich'))"],
    }
    found = {}
    for name, command in commands.items():
        try:
            said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\n")[0]
        except (OSError, subprocess.CalledProcessError):
            continue
        found[name] = said.removeprefix("jq-").removeprefix("ripgrep ").removeprefix("Python ").strip()
    return found


def _rounded(figure):
    return round(figure, 4 if figure < 1 else 2)


def run(swippy, feed, count, machine, accepts):
    """Prints the table, and returns whether nothing got worse. If it `accepts`, the figures become the accepted ones."""
    accepted = json.loads(ACCEPTED.read_text(encoding="utf-8")) if ACCEPTED.exists() else {"rows": {}}
    tools = versions()
    print(f"{count:,} cards; {machine}; " + ", ".join(f"{name} {version}" for name, version in tools.items()))
    if accepted["rows"]:
        then = ", ".join(f"{name} {version}" for name, version in accepted["versions"].items())
        print(f"accepted: {accepted['cards']:,} cards; {accepted['machine']}; {then}")
    # Asked is wall time; processor time is compared with what was accepted, as others on the machine disturb it less.
    print(f"\n{'':<52} {'asked':>8} {'wall':>8} {'processor':>10} {'accepted':>9}")
    rows, worse = {}, []
    for title, asked, figures in measure(swippy, feed, count):
        key = title.split(" (")[0]
        before = accepted["rows"].get(key)
        if figures is None:
            print(f"{title:<52} {asked:>8}  not installed", flush=True)
            continue
        figure, wall = figures
        rows[key] = _rounded(figure)
        is_worse = before is not None and figure > before * WORSE
        if is_worse:
            worse.append(f"{key}: {before} → {rows[key]}, {figure / before - 1:.0%} more")
        shown = "–" if before is None else before
        said = "" if wall is None else _rounded(wall)
        mark = "  worse" if is_worse else ""
        print(f"{title:<52} {asked:>8} {said:>8} {rows[key]:>10} {shown:>9}{mark}", flush=True)
    if accepts:
        kept = {"cards": count, "machine": machine, "versions": tools, "rows": rows}
        ACCEPTED.write_text(json.dumps(kept, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"\naccepted in {ACCEPTED.name}")
        return True
    print("\nworse by more than 10%: " + "; ".join(worse) if worse else "\nnothing is worse by more than 10%")
    return not worse
