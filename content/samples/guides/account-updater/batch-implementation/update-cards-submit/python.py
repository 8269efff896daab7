import csv
import io
import re
from typing import NamedTuple

import httpx
from basis_theory import BasisTheory
from basis_theory.environment import BasisTheoryEnvironment

MAX_BYTES = 30_000_000  # The limit of a file.
MERCHANT_ID = ""  # From your onboarding, if you got one. Always empty in a test tenant.
HEADER = ("token", "expiration_year", "expiration_month", "merchant_id")

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)


class CardOnFile(NamedTuple):
    token_id: str
    # Year and month, only for a token that does not hold its expiration date.
    expiration: tuple[int, int] | None = None


def line(values: tuple[str, ...]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(values)
    return text.getvalue()


def to_row(card: CardOnFile, index: int) -> str:
    """Refuses what must not go into the file, without repeating it: a wrong value could be a card number."""
    if not re.fullmatch(r'[^\s,"]+', card.token_id):
        raise ValueError(f"Card {index} has an id that would break the file.")
    if re.fullmatch(r"[0-9]{12,19}", card.token_id):
        raise ValueError(f"Card {index} has a number in place of a token id.")
    year, month = (f"{value % 100:02d}" for value in card.expiration) if card.expiration else ("", "")
    return line((card.token_id, year, month, MERCHANT_ID))


def request_files(cards: list[CardOnFile]) -> list[str]:
    """Files that are small enough, in which each token occurs once."""
    rows = {card.token_id: to_row(card, index) for index, card in enumerate(cards)}
    header = line(HEADER)
    files: list[list[str]] = []
    size = MAX_BYTES
    for row in rows.values():
        if size + len(row.encode()) > MAX_BYTES:
            files.append([header])
            size = len(header)
        files[-1].append(row)
        size += len(row.encode())
    return ["".join(file) for file in files]


def submit(file: str) -> str:
    job = client.account_updater.jobs.create(result_version="1.2")
    # The address carries its own signature: no API key goes to it.
    response = httpx.put(
        job.upload_url,
        headers={"Content-Type": "text/csv"},
        content=file.encode(),
        timeout=60,
    )
    if not response.is_success:
        raise RuntimeError(f"The upload for job {job.id} was answered with {response.status_code}.")
    return job.id


# In your shop: the cards that you charge soon, from your database.
cards = [
    CardOnFile("<TOKEN_ID>"),
    CardOnFile("<OTHER_TOKEN_ID>", expiration=(2023, 12)),
]
for file in request_files(cards):
    print(f"Keep the id of the job: {submit(file)}")
