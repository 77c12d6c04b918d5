"""What limits Swippy in each job, as `perf record -e cpu-clock` tells of a release build. Look again when a job changes."""

_WORDING = (
    "each card becomes a value and each of its fields a text, which is cleaned and masked: counting references and getting memory "
    "for texts takes more than a fifth of the time, reading JSON less than a tenth"
)
_EACH = "every card’s id, amount and state are looked at, and its id is counted among all ids; no card becomes a value before it is found"
LIMITS = {
    "start": "What limits it: the system maps and relocates a large static program ([Starting](Internals.md#starting)).",
    "drawing": "What limits it: starting, as above.",
    "pages": "What limits it: starting, and opening a file that is read as far as the page goes.",
    "page": "What limits it: starting; the rest of the feed is not read.",
    "id": "What limits it: starting, nearly half of the time; all cores skim the bytes for the ends of cards and copy them from the system’s cache.",
    "search": f"What limits it: {_EACH}.",
    "sort": "What limits it: every card’s members are read, half of the time, and its id is counted among all ids, a tenth; next to none becomes a value.",
    "plain": f"What limits it: {_WORDING}.",
    "json": f"What limits it: {_WORDING}; what is written is four times as long as the feed.",
    "due": f"What limits it: the feed is read twice, to count what is due on each day and then in that order; {_WORDING}.",
}
