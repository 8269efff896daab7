import csv
import re

import httpx
from basis_theory import BasisTheory
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)

# In your shop: the cards on file, from your database.
cards = [{"customer": "<CUSTOMER_ID>", "token_id": "<TOKEN_ID>"}]

# The customer has to name another card.
ASK_CUSTOMER = {"WRN_CONTACT_CARDHOLDER", "WRN_CLOSED_ACCOUNT"}


def act(row: dict[str, str]) -> str:
    """Says what to do about a row, and does what is safe to repeat: a second run finds no card with the old token."""
    code = row["result_code"]
    if code.startswith("UPD_") and row["new_token"]:
        for card in cards:
            if card["token_id"] == row["token"]:
                card["token_id"] = row["new_token"]
        return "replaced"
    if code in ASK_CUSTOMER:
        return "ask the customer"
    # A prefix that this code does not know is looked at by a person, too.
    return "kept" if re.match(r"(?:NO|UPD|WRN)_", code) else "report"


def apply_results(job_id: str) -> bool:
    job = client.account_updater.jobs.get(job_id)
    if job.status == "failed":
        raise RuntimeError(f"The job failed: {' '.join(job.errors or [])}")
    if job.status != "completed" or not job.download_url:
        return False

    response = httpx.get(job.download_url, timeout=60)
    response.raise_for_status()
    # Columns are read by name, since new ones can come at any time.
    text = response.content.decode("utf-8-sig")
    for row in csv.DictReader(text.splitlines()):
        print(row["token"], row["result_code"], act(row))
    return True


if not apply_results("<JOB_ID>"):
    print("The job is not completed yet.")
