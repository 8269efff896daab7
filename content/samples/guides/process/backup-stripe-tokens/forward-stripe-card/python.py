import json
from typing import Any

import httpx

PLATFORM = "https://api.test.basistheory.com"


def read(text: str, name: str) -> Any:
    try:
        return json.loads(text)[name]
    except (ValueError, TypeError, KeyError):
        return None


def forward(payment_method: str, customer: str) -> str:
    """Returns the ID of the copy, and raises an error unless the platform confirmed it."""
    body = {
        "card": {"number": "", "exp_month": "", "exp_year": "", "cvc": "", "name": ""},
        "metadata": {
            "id": payment_method,
            "containers": ["/pci/stripe/"],
            "fingerprint_expression": "{{ metadata.stripe_customer }}/{{ data.number }}",
            "metadata": {"stripe_customer": customer},
        },
    }
    response = httpx.post(
        "https://api.stripe.com/v1/forwarding/requests",
        headers={"Authorization": "Bearer <STRIPE_SECRET_KEY>"},
        data={
            "payment_method": payment_method,
            "url": f"{PLATFORM}/connections/stripe-forward/tokenize",
            "request[headers][0][name]": "BT-API-KEY",
            "request[headers][0][value]": "<PUBLIC_API_KEY>",
            "request[body]": json.dumps(body),
            "replacements[0]": "card_number",
            "replacements[1]": "card_expiry",
            "replacements[2]": "card_cvc",
            "replacements[3]": "cardholder_name",
        },
        timeout=30,
    )
    if not response.is_success:
        raise RuntimeError(f"{payment_method}: Stripe returned {response.status_code}.")
    # Stripe can return 200 although the platform rejected the card: its response is inside.
    details: Any = read(response.text, "response_details") or {"status": 0, "body": ""}
    status: int = details["status"]
    if not 200 <= status < 300:
        raise RuntimeError(f"{payment_method}: the platform returned {status}.")
    if read(details["body"], "id") != payment_method:
        raise RuntimeError(f"{payment_method}: no token with this ID came back.")
    return payment_method


print(forward("<PAYMENT_METHOD_ID>", "<CUSTOMER_ID>"))
