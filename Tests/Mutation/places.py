"""Finds places in Swift sources where a mutant could be, and writes it there: by lines and regular expressions, not by a syntax tree.

A mutant that this writes wrongly doesn't compile, and another one is drawn.
"""

import re
from dataclasses import dataclass
from pathlib import Path

# What the mutants of a module ask; each module gets one of its own. `ask` stands where a value of any type is expected.
SWITCH = """#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

enum Mutant {
    static let number = getenv("SWIPPY_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

    @inline(never)
    static func on(_ mutant: Int) -> Bool { mutant == number }

    @inline(never)
    static func turned(_ mutant: Int, _ value: Bool) -> Bool { mutant == number ? !value : value }

    @inline(never)
    static func more<Value: AdditiveArithmetic & ExpressibleByIntegerLiteral>(_ mutant: Int, _ value: Value) -> Value {
        mutant == number ? value + 1 : value
    }
}
"""

KINDS = {
    "turned": "a condition or an answer is turned round",
    "edge": "the edge of a comparison is moved: < becomes <=",
    "part": "the last part of a condition is left out",
    "more": "a number is one larger",
    "left out": "a statement is left out",
    "swapped": "a case gets what its neighbour gets",
}

_EDGES = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
_WORDS = r"\b(?:let|var|case|try|await|in|return|if|guard|for|while|switch|throw|func|is|as)\b"
_VERBS = (
    "add append insert remove removeAll removeLast removeFirst removeValue formUnion merge sort reverse set reset update put place "
    "draw fill mark paint write print say tell report navigate render show request start stop close open clear note keep move copy "
    "advance appear settle handle count skip take finish end flush sync rename truncate unlock lock"
).split()
_CALL = re.compile(
    r"((?:try |await |try await )?(?:[a-z]\w*[?!]?(?:\[[^\]]*\])?\.)*(?:%s)[A-Z]?\w*\(.*\))" % "|".join(sorted(_VERBS, key=len, reverse=True))
)
_ASSIGNMENT = re.compile(r"((?:[a-z]\w*[?!]?(?:\[[^\]]*\])?\.)*[a-z]\w*(?:\[[^\]]*\])? (?:=|\+=|-=) \S.*)")


@dataclass(frozen=True)
class Place:
    """Where a mutant is: in the `nth` line of a file that reads `line`, instead of its text from `start` to `end`."""

    file: str
    nth: int
    line: str
    kind: str
    piece: str
    start: int
    end: int
    row: int
    indented: str
    other: str = ""


def _outside(text):
    """The text with everything in strings and brackets blanked out."""
    shown, depth, quoted = [], 0, False
    for index, character in enumerate(text):
        if character == '"' and text[index - 1 : index] != "\\":
            quoted = not quoted
        elif not quoted and character in "([{":
            depth += 1
        elif not quoted and character in ")]}":
            depth -= 1
            shown.append("_")
            continue
        shown.append("_" if quoted or depth > 0 or character == '"' else character)
    return "".join(shown) if depth == 0 and not quoted else None


def _clauses(text, offset):
    """The parts between the commas of a condition, each with where it begins."""
    plain = _outside(text)
    if plain is None:
        return
    start = 0
    for end in [match.start() for match in re.finditer(",", plain)] + [len(text)]:
        clause = text[start:end]
        yield clause.strip(), offset + start + len(clause) - len(clause.lstrip())
        start = end + 1


def _of_condition(clause, is_sure):
    """The kinds of mutants of a truth value; where the text need not be one, `is_sure` is false."""
    plain = _outside(clause)
    if not clause or plain is None or re.search(_WORDS, plain) or re.search(r" \?\?? | = |->|\{", clause):
        return
    operators = re.findall(r" (==|!=|<|<=|>|>=|&&|\|\||~=) ", plain)
    if not operators and not is_sure:
        return
    if len([operator for operator in operators if operator not in ("&&", "||")]) == len(operators) > 1:
        return
    yield "turned", ""
    for match in re.finditer(r" (<|<=|>|>=) ", plain):
        yield "edge", clause[: match.start(1)] + _EDGES[match[1]] + clause[match.end(1) :]
        break
    if "&&" in operators and "||" not in operators or "||" in operators and "&&" not in operators:
        yield "part", clause[: max(plain.rfind(" && "), plain.rfind(" || "))]


def _conditions(text, before, after):
    match = re.match(r"\s*(?:\} else )?(?:if|while|guard) (?P<all>.+?) (?:else )?\{", text)
    if match:
        for clause, start in _clauses(match["all"], match.start("all")):
            yield clause, start, True
    match = re.match(r"\s*return (?P<all>.+)$", text)
    if match:
        yield match["all"].rstrip(), match.start("all"), False
    if before.endswith("{") and after == "}" and not re.search(r"\b(if|else|switch|guard|do)\b", before):
        yield text.strip(), len(text) - len(text.lstrip()), False
    for match in re.finditer(r"\{ (?:\w+(?:, \w+)* in )?(?P<all>[^{}]+) \}", text):
        yield match["all"], match.start("all"), False


def _choice(text):
    """The condition before each question mark."""
    for match in re.finditer(r"(?:return |(?<![=!<>~])= |\{ |\(|: )(?P<all>[\w.!]+(?:\([^()\"]*\))?(?: (?:==|!=|<|>|<=|>=) [\w.]+)?) \? ", text):
        if not re.search(_WORDS, match["all"]):
            yield match["all"], match.start("all")


def _is_statement(text, before, after):
    return (
        re.search(r"([{}:;]|\)|\w|\]|\")$|^$", before)
        and not re.search(r"([,(\[=?:&|+]|\breturn|\bin|->)$", before)
        and not re.match(r"[.?:&|+]|\?\?", after)
        # The only statement of a function that returns something is what it returns.
        and not (before.endswith("{") and after == "}" and re.search(r"->|\bvar\b|\bget\b", before))
        and _outside(text.strip()) is not None
        and not re.search(r"[,({\[]$", text)
    )


def _in_initializer(lines, row):
    for line in reversed(lines[:row]):
        if re.search(r"\bfunc \w", line):
            return False
        if re.search(r"\binit[?(<]", line):
            return True
    return True


def _of_line(lines, row):
    """Yields the kind of each mutant of a line, from where to where it is, and its other text."""
    text = lines[row].split(" //")[0].rstrip()
    before, after = lines[row - 1].split(" //")[0].strip() if row else "", lines[row + 1].strip() if row + 1 < len(lines) else ""
    for clause, start, is_sure in _conditions(text, before, after):
        for kind, other in _of_condition(clause, is_sure):
            yield kind, start, start + len(clause), other
    for clause, start in _choice(text):
        yield "turned", start, start + len(clause), ""
    if not re.search(r"\bcase\b|@|\.\d|\d\.|0x|\benum\b|precondition|#", text):
        for match in re.finditer(r"(?:(?<=[+\-*<>=] )|(?<=[(<.:]) ?|(?<=, ))(?<![.\d])(\d{1,3})(?=[),\]]|$| [\-+*<>=}&|?:])", text):
            if '"' not in text:
                yield "more", match.start(1), match.end(1), ""
    body = text.strip()
    start = len(text) - len(text.lstrip())
    if _is_statement(text, before, after) and not body.startswith("self."):
        if _CALL.fullmatch(body) or (_ASSIGNMENT.fullmatch(body) and not _in_initializer(lines, row)):
            yield "left out", start, len(text), ""
    own = re.match(r"\s*case (?P<pattern>[^\"]+?): (?P<all>(?:return )?\S.*)$", text)
    if own and "let " not in own["pattern"] and _outside(own["all"]) is not None:
        for near in (after, before):
            their = re.match(r"(?:case (?P<pattern>[^\"]+?)|default): (?P<all>(?:return )?\S.*)$", near)
            if not their or their["pattern"] and "let " in their["pattern"] or _outside(their["all"]) is None:
                continue
            mine, other = own["all"].removeprefix("return "), their["all"].removeprefix("return ")
            if own["all"].startswith("return ") != their["all"].startswith("return "):
                continue
            if mine == other or re.search(r" \? | = |\b(break|continue|throw|return|if|switch|let|try|await|fallthrough)\b|//", mine + " " + other):
                continue
            yield "swapped", len(text) - len(mine), len(text), other
            break


def places(root: Path, file: str):
    """All places of a file."""
    lines = (root / file).read_text(encoding="utf-8").split("\n")
    seen, in_text, in_inlinable = {}, False, None
    for row, line in enumerate(lines):
        key = line.strip()
        seen[key] = nth = seen.get(key, 0) + 1
        was_in_text = in_text
        if line.count('"""') % 2:
            in_text = not in_text
        if "@inlinable" in line or "@usableFromInline" in line:
            in_inlinable = len(line) - len(line.lstrip())
        elif in_inlinable is not None and key == "}" and len(line) - len(line.lstrip()) <= in_inlinable:
            in_inlinable = None
            continue
        if was_in_text or in_text or in_inlinable is not None or not key or key.startswith(("//", "import", "package import", "public import")):
            continue
        found = set()
        for kind, start, end, other in _of_line(lines, row):
            if (kind, start, end) not in found:
                found.add((kind, start, end))
                yield Place(file, nth, key, kind, line[start:end], start, end, row, line, other)


def written(place: Place, number: int):
    """What stands there with the mutant in it."""
    old = place.piece
    return {
        "turned": f"Mutant.turned({number}, {old})",
        "edge": f"(Mutant.on({number}) ? ({place.other}) : ({old}))",
        "part": f"(Mutant.on({number}) ? ({place.other}) : ({old}))",
        "more": f"Mutant.more({number}, {old})",
        "left out": f"if !Mutant.on({number}) {{ {old} }}",
        "swapped": f"Mutant.on({number}) ? {place.other} : {old}",
    }[place.kind]
