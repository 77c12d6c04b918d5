"""Draws the first twenty cards of a feed as a table with Rich: with_rich.py FEED"""

import json
import sys

from rich.console import Console
from rich.table import Table

with open(sys.argv[1], encoding="utf-8") as file:
    cards = json.load(file)["card"][:20]
table = Table("Id", "Title", "Number", "Holder", "Bank", "Network", "Due", "State", title="Your cards")
for card in cards:
    due = card.get("due") or {}
    table.add_row(
        card["id"], card["title"], card["number"], card["card_holder_name"], card["bank_name"], card["type"],
        f"{due.get('currency', '')}{due.get('amount', '')}", due.get("state", ""),
        style="red" if "overdue" in due.get("state", "") else "green",
    )
Console(force_terminal=True, width=120, color_system="truecolor").print(table)
