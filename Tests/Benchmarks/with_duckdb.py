"""Does one job with DuckDB: with_duckdb.py JOB FEED [ARGUMENT]"""

import sys

import duckdb

job, feed, *rest = sys.argv[1:]
CARDS = f"""
    select unnest(card, recursive := false) as c
    from read_json('{feed}', format = 'unstructured', maximum_object_size = 1073741824,
        columns = {{card: 'STRUCT(id VARCHAR, title VARCHAR, number VARCHAR, card_holder_name VARCHAR, type VARCHAR,
            bank_name VARCHAR, due STRUCT(id VARCHAR, amount DECIMAL(18, 2), currency VARCHAR, state VARCHAR),
            actions VARCHAR[])[]'}})
"""
ROW = """c.id, c.title, c.number, c.card_holder_name, c.bank_name, c.type, c.due.amount, c.due.currency, c.due.state,
    array_to_string(c.actions, ',')"""
TEXT = "lower(concat_ws(' ', c.title, c.bank_name, c.card_holder_name, right(c.number, 4)))"
TAIL = {
    "first": "limit 20",
    "id": "where c.id = ?",
    "search": f"where contains({TEXT}, ?)",
    "sort": "order by case when c.due.state = 'fully_paid' then 0 else coalesce(c.due.amount, -1) end desc limit 20",
    "all": "",
}[job]

found = duckdb.execute(f"select {ROW} from ({CARDS}) {TAIL}", rest)
while rows := found.fetchmany(10_000):
    sys.stdout.writelines("\t".join("" if field is None else str(field) for field in row) + "\n" for row in rows)
