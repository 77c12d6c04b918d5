"""Does one job with a fast JSON library: with_python.py PACKAGE JOB FEED [ARGUMENT]"""

import sys

package, job, feed, *rest = sys.argv[1:]


def cards():
    with open(feed, "rb") as file:
        data = file.read()
    if package == "orjson":
        import orjson

        return orjson.loads(data)["card"]
    import msgspec

    return msgspec.json.decode(data)["card"]


def row(card):
    due = card.get("due") or {}
    actions = ",".join(card.get("actions") or [])
    fields = [card["id"], card["title"], card["number"], card["card_holder_name"], card["bank_name"], card["type"]]
    return "\t".join(fields + [str(due.get("amount", "")), due.get("currency", ""), due.get("state", ""), actions])


def found(card, word):
    text = " ".join([card["title"], card["bank_name"], card["card_holder_name"], card["number"][-4:]])
    return word in text.lower()


def amount(card):
    due = card.get("due") or {}
    return 0 if due.get("state") == "fully_paid" else due.get("amount", -1)


chosen = {
    "first": lambda all: all[:20],
    "id": lambda all: [card for card in all if card["id"] == rest[0]],
    "search": lambda all: [card for card in all if found(card, rest[0])],
    "sort": lambda all: sorted(all, key=amount, reverse=True)[:20],
    "all": lambda all: all,
}[job](cards())
sys.stdout.writelines(row(card) + "\n" for card in chosen)
