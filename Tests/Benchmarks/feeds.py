"""Card feeds to measure with: the same bytes for the same count, whoever makes them."""

import random
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
