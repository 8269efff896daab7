import sys

import httpx
from basis_theory import BasisTheory
from basis_theory.core.api_error import ApiError
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)

# The customer has to name another card.
ASK_CUSTOMER = {"WRN_CONTACT_CARDHOLDER", "WRN_CLOSED_ACCOUNT"}

# In your shop: the card on file, from your database.
card = {"customer": "<CUSTOMER_ID>", "token_id": "<TOKEN_ID>"}


def refresh() -> str:
    """Points the card to its newest token. An updater that does not answer must not stop a charge."""
    try:
        # Deduplication compares fingerprints: your tenant needs the setting fingerprint_tokens.
        answer = client.account_updater.real_time.invoke(
            token_id=card["token_id"],
            deduplicate_token=True,
            request_options={"timeout_in_seconds": 5, "max_retries": 0},
        )
    except (ApiError, httpx.HTTPError) as error:
        status = getattr(error, "status_code", "none")
        print("The card is as it was. Status:", status, file=sys.stderr)
        return "charge"
    # Stored before the charge, so that a charge that fails does not lose the update.
    if answer.new_token and answer.new_token.id:
        card["token_id"] = answer.new_token.id
    code = answer.result_code or ""
    if code.startswith("ERR_"):
        print(f"Report {code} for {card['token_id']}.", file=sys.stderr)
    return "ask the customer" if code in ASK_CUSTOMER else "charge"


print(refresh(), card["token_id"])
