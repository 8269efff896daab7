import sqlite3

COUNT = 10_000


def check_digit(digits: str) -> int:
    """The last digit of a card number, by the Luhn algorithm."""
    total = 0
    for index, digit in enumerate(reversed(digits)):
        value = int(digit) * (2 if index % 2 == 0 else 1)
        total += value - 9 if value > 9 else value
    return -total % 10


db = sqlite3.connect("shop.db")
db.execute(
    """CREATE TABLE cards (
        id INTEGER PRIMARY KEY,
        number TEXT NOT NULL,
        expiration_month INTEGER NOT NULL,
        expiration_year INTEGER NOT NULL
    )"""
)
for card_id in range(1, COUNT + 1):
    digits = f"424242{card_id:09d}"
    number = f"{digits}{check_digit(digits)}"
    db.execute("INSERT INTO cards VALUES (?, ?, ?, ?)", (card_id, number, 12, 2029))
db.commit()
print(f"shop.db has {COUNT} invented cards.")
