import sqlite3
import sys
import time
from concurrent.futures import ThreadPoolExecutor, wait
from hashlib import sha256
from threading import Lock
from typing import Any, Callable, TypeVar

import httpx
from basis_theory import BadRequestError, BasisTheory, ConflictError, NotFoundError, Token
from basis_theory.core.api_error import ApiError
from basis_theory.core.pagination import SyncPager
from basis_theory.environment import BasisTheoryEnvironment

BATCH_SIZE = 5  # The Tokenize limit of your tenant.
PARALLEL = 4  # Requests at the same time.
PER_10_SECONDS = 40  # A test tenant allows 50 requests, tokenize in production 200.
CONTAINER = "/pci/imported/"

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)

# The database, in six functions. The script for PostgreSQL differs here and nowhere else.
Row = dict[str, Any]

db = sqlite3.connect("shop.db")
db.row_factory = sqlite3.Row


def plan() -> None:
    """Adds the columns of the import, and chooses the ID of each token before anything is sent."""
    columns = {row["name"] for row in db.execute("SELECT name FROM pragma_table_info('cards')")}
    for column in ("token_id", "vaulted_at", "import_error"):
        if column not in columns:
            db.execute(f"ALTER TABLE cards ADD COLUMN {column} TEXT")
    db.execute(
        "UPDATE cards SET token_id = 'card-' || lower(hex(randomblob(12))) WHERE token_id IS NULL"
    )
    db.commit()


def next_rows(limit: int) -> list[Row]:
    rows = db.execute(
        """SELECT id, number, expiration_month, expiration_year, token_id FROM cards
        WHERE vaulted_at IS NULL AND import_error IS NULL ORDER BY id LIMIT ?""",
        (limit,),
    )
    return [dict(row) for row in rows]


def mark_imported(row: Row) -> None:
    db.execute("UPDATE cards SET vaulted_at = datetime('now') WHERE id = ?", (row["id"],))


def mark_rejected(row: Row, error: str) -> None:
    db.execute("UPDATE cards SET import_error = ? WHERE id = ?", (error, row["id"]))


def commit() -> None:
    db.commit()


def rows_to_verify() -> list[Row]:
    rows = db.execute(
        """SELECT token_id, substr(number, -4) AS last4, vaulted_at IS NOT NULL AS is_imported,
        import_error IS NOT NULL AS is_rejected FROM cards"""
    )
    return [dict(row) for row in rows]


# The import.
def token_request(row: Row) -> dict[str, Any]:
    return {
        "id": row["token_id"],
        "type": "card",
        "data": {
            "number": row["number"],
            "expiration_month": row["expiration_month"],
            "expiration_year": row["expiration_year"],
        },
        "containers": [CONTAINER],
    }


T = TypeVar("T")
lock = Lock()
next_slot = 0.0


def slot() -> None:
    """Spreads requests evenly, so that the rate is never reached."""
    global next_slot
    with lock:
        start = max(time.monotonic(), next_slot)
        next_slot = start + 10 / PER_10_SECONDS
    time.sleep(max(0, start - time.monotonic()))


def with_retries(send: Callable[[], T]) -> T:
    """Repeats what may work later: a rate limit, a server error, a lost connection."""
    attempt = 1
    while True:
        slot()
        try:
            return send()
        except httpx.TransportError:
            if attempt == 6:
                raise
        except ApiError as error:
            status = error.status_code or 0
            if not (status == 429 or status >= 500) or attempt == 6:
                raise
        time.sleep(2 ** (attempt - 1))
        attempt += 1


def import_row(row: Row) -> str | None:
    """One row on its own, after its batch was rejected. Returns its error, or None."""
    request = token_request(row)
    for attempt in (1, 2, 3):
        try:
            with_retries(
                lambda: client.tokens.create(
                    id=request["id"],
                    type=request["type"],
                    data=request["data"],
                    containers=request["containers"],
                    idempotency_key=request["id"],
                )
            )
            return None
        except BadRequestError:
            return "400"
        except ConflictError:
            if attempt == 3:
                raise
        try:
            # The id is taken: an earlier run created this token, and its response was lost.
            with_retries(lambda: client.tokens.get(row["token_id"]))
            return None
        except NotFoundError:
            time.sleep(attempt)


def import_batch(rows: list[Row]) -> list[tuple[Row, str | None]]:
    """Returns each row with its error, or with None if its token exists."""
    # The same rows always give the same key.
    ids = [row["token_id"] for row in rows]
    key = sha256(",".join(ids).encode()).hexdigest()
    try:
        tokens = with_retries(
            lambda: client.tokens.tokenize(
                request=[token_request(row) for row in rows], idempotency_key=key
            )
        )
    except (BadRequestError, ConflictError):
        return [(row, import_row(row)) for row in rows]
    if tokens is None:
        sys.exit("The response has no body. Check the key and the environment.")
    if [token["id"] for token in tokens] != ids:
        raise RuntimeError("The response does not contain the tokens of this batch.")
    return [(row, None) for row in rows]


def verify() -> bool:
    """Compares the database with the vault, token by token."""
    rows = rows_to_verify()
    expected = {row["token_id"]: row["last4"] for row in rows if row["is_imported"]}
    imported = len(expected)
    wrong = 0
    page: SyncPager[Token, Any] | None = with_retries(
        lambda: client.tokens.list_v2(container=CONTAINER, size=100)
    )
    while page is not None:
        for token in page.items or []:
            last4 = expected.pop(token.id, None)
            if last4 and not (token.data and token.data["number"].endswith(last4)):
                wrong += 1
        page = with_retries(page.get_next) if page.has_next and page.get_next else None
    rejected = sum(1 for row in rows if row["is_rejected"])
    print(
        f"{len(rows)} rows: {imported} imported, {rejected} rejected. "
        f"In the vault: {imported - len(expected)}, {wrong} of them with another number."
    )
    return imported + rejected == len(rows) and not expected and wrong == 0


def run() -> bool:
    """Imports every row that is left. Returns whether the vault then has all of them."""
    plan()
    with ThreadPoolExecutor(PARALLEL) as pool:
        while True:
            rows = next_rows(BATCH_SIZE * PARALLEL)
            if not rows:
                break
            batches = [rows[i : i + BATCH_SIZE] for i in range(0, len(rows), BATCH_SIZE)]
            futures = [pool.submit(import_batch, batch) for batch in batches]
            # All batches settle before an error ends the run, so nothing that succeeded is forgotten.
            wait(futures)
            for future in futures:
                if future.exception() is not None:
                    continue
                for row, error in future.result():
                    if error is None:
                        mark_imported(row)
                    else:
                        mark_rejected(row, error)
            commit()
            for future in futures:
                future.result()
            print(f"Imported up to row {rows[-1]['id']}")
    return verify()


try:
    sys.exit(0 if run() else 1)
except ApiError as error:
    # The error contains the response's body, so only its status is printed.
    sys.exit(f"The platform returned {error.status_code}.")
