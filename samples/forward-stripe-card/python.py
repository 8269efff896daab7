import json

import httpx

PLATFORM = "https://api.test.basistheory.com"


def forward(payment_method: str, customer: str) -> None:
    body = {
        "card": {"number": "", "exp_month": "", "exp_year": "", "cvc": "", "name": ""},
        "metadata": {
            "id": payment_method,
            "containers": ["/pci/high/"],
            "fingerprint_expression": "{{ data.number }}",
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
    response.raise_for_status()


forward("<PAYMENT_METHOD_ID>", "<CUSTOMER_ID>")
