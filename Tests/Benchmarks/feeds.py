"""Card feeds and stores to measure with: the same bytes for the same count, whoever makes them."""

import json
import random
import uuid
from pathlib import Path

RARE_WORD = "QUILLFEATHER"
"""In the holder of about one card in 20,000."""

_BANKS = ["HDFC", "SBI", "CITI", "STANC", "YES", "ICICI"]
_NETWORKS = ["MASTERC", "VISA", "DINERS", "AMEX", "DISCOVER"]
_TITLES = ["REWARDS PLATINUM", "MONEYBACK", "SIMPLYCLICK", "FIRST EXCLUSIVE", "КАРТКА ДЛЯ ВИПЛАТ", "CHIP GOLD"]
_HOLDERS = ["ASHA RAO", "MEERA IYER", "KABIR SETHI", "OLENA KOVAL", "JOSÉ ÁLVAREZ"]
_STATES = ["fully_paid", "due today", "due in 6 days", "Due in 3 days", "overdue by 2 days", "due in 45 days"]
_ACTIONS = '["view_details","pay_now","view_last_statement"]'


def card_id(index):
    """The id of a card; every 100,000th card shares that of the one before it."""
    return str(40_000_000_000 + 7 * (index - 1 if index % 100_000 == 99_999 else index))


def make(path: Path, count: int):
    """Writes a feed of `count` cards, unless it is there."""
    if path.exists():
        return
    chance = random.Random(20260)
    part = path.with_suffix(".part")
    with part.open("w", encoding="utf-8") as feed:
        feed.write(f'{{"page":1,"pages":1,"perpage":20,"total":{count},"stat":"ok","card":[\n')
        for index in range(count):
            feed.write(_card(index, chance) + (",\n" if index < count - 1 else "\n"))
        feed.write("]}\n")
    part.rename(path)


def _card(index, chance):
    holder = f"{RARE_WORD} {index}" if index % 20_011 == 7 else chance.choice(_HOLDERS)
    number = f"{chance.randrange(3000, 6999)} XXXX XXXX {chance.randrange(10_000):04d}"
    bank = chance.choice(_BANKS)
    due = ""
    if index % 50 != 3:
        amount = f"{chance.randrange(0, 200_000)}.{chance.randrange(100):02d}"
        due = (
            f'"due":{{"id":"{100_000 + index}","amount":{amount},"currency":"₹",'
            f'"state":"{chance.choice(_STATES)}"}},'
        )
    return (
        f'{{"id":"{card_id(index)}","title":"{bank} {chance.choice(_TITLES)}","number":"{number}",'
        f'"card_holder_name":"{holder}","type":"{chance.choice(_NETWORKS)}","bank_name":"{bank}",{due}'
        f'"actions":{_ACTIONS}}}'
    )


def make_store(folder: Path, feed: Path, count: int):
    """Writes a store with `count` payments on the cards of `feed`, unless it is there."""
    journal = folder / "journal"
    if journal.exists():
        return
    folder.mkdir(parents=True, exist_ok=True)
    cards = json.loads(feed.read_text(encoding="utf-8"))["card"]
    chance = random.Random(20261)
    table = _checksums()
    head = b"swippy.state 1 0123456789abcdef"
    checksum = _checksum(head, 0, table)
    lines = [head + b" %08x\n" % checksum]
    for index in range(count):
        card = cards[index % len(cards)]
        key = uuid.UUID(int=chance.getrandbits(128), version=4)
        reference = "".join(chance.choice("ABCDEFGHJKMNPQRSTVWXYZ23456789") for _ in range(10))
        payment = {
            "at": 1_795_000_000_000 - (count - index) * 60_000, "card": card["id"], "cur": "₹", "due": str(index), "key": str(key),
            "kind": "paid", "number": card["number"], "own": 1, "ref": f"SW-{reference[:4]}-{reference[4:8]}-{reference[8:]}",
            "rest": "0", "sum": f"{chance.randrange(1, 99_999)}.{chance.randrange(1, 10)}{chance.randrange(1, 10)}",
        }  # fmt: skip
        record = json.dumps(payment, separators=(",", ":"), ensure_ascii=False).encode()
        start = b".%08x" % len(record)
        checksum = _checksum(start + record, checksum, table)
        lines.append(start + b" %08x " % checksum + record + b"\n")
    part = journal.with_suffix(".part")
    part.write_bytes(b"".join(lines))
    part.rename(journal)


def _checksum(data, before, table):
    """The CRC-32C of what `before` covers followed by `data`."""
    rest = ~before & 0xFFFF_FFFF
    for byte in data:
        rest = table[(rest ^ byte) & 0xFF] ^ rest >> 8
    return ~rest & 0xFFFF_FFFF


def _checksums():
    table = []
    for rest in range(256):
        for _ in range(8):
            rest = rest >> 1 ^ (0x82F6_3B78 if rest & 1 else 0)
        table.append(rest)
    return table
