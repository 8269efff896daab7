from typing import Any, Callable

import httpx

# The platform answers with these before it calls the processor.
BEFORE_SENDING = {400, 401, 403, 429}


def send(
    url: str,
    headers: dict[str, str],
    body: dict[str, Any],
    read: Callable[[int, dict[str, Any]], str],
) -> str:
    """Returns charged, refused, not sent or unknown."""
    try:
        response = httpx.post(
            "https://api.test.basistheory.com/proxy",
            headers={"BT-API-KEY": "<API_KEY>", "BT-PROXY-URL": url, **headers},
            json=body,
            timeout=30,
        )
        if "BT-PROXY-DESTINATION-STATUS" not in response.headers:
            return "not sent" if response.status_code in BEFORE_SENDING else "unknown"
        return read(response.status_code, response.json())
    except (httpx.HTTPError, ValueError, AttributeError):
        return "unknown"


def read_adyen(status: int, answer: dict[str, Any]) -> str:
    if status != 200:
        return "unknown"
    if answer.get("resultCode") == "Authorised":
        return "charged"
    return "refused" if answer.get("resultCode") == "Refused" else "unknown"


def read_checkout(status: int, answer: dict[str, Any]) -> str:
    if status >= 400:
        return "unknown"
    if answer.get("approved") is True:
        return "charged"
    return "refused" if answer.get("approved") is False else "unknown"


def charge_at_adyen(order: str) -> str:
    return send(
        "https://checkout-test.adyen.com/v71/payments",
        {"X-API-Key": "<ADYEN_API_KEY>", "Idempotency-Key": order},
        {
            "amount": {"value": 1000, "currency": "USD"},
            "reference": order,
            "merchantAccount": "<ADYEN_MERCHANT_ACCOUNT>",
            "shopperReference": "<CUSTOMER_REFERENCE>",
            "shopperInteraction": "ContAuth",
            "recurringProcessingModel": "UnscheduledCardOnFile",
            "paymentMethod": {
                "type": "scheme",
                "number": "{{ token: <TOKEN_ID> | json: '$.data.number' }}",
                "expiryMonth": "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'MM' }}",
                "expiryYear": "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'YYYY' }}",
            },
            "additionalData": {"networkTxReference": "<NETWORK_TRANSACTION_ID>"},
        },
        read_adyen,
    )


def charge_at_checkout(order: str) -> str:
    return send(
        "https://api.sandbox.checkout.com/payments",
        {"Authorization": "Bearer <CHECKOUT_SECRET_KEY>", "Cko-Idempotency-Key": order},
        {
            "amount": 1000,
            "currency": "USD",
            "reference": order,
            "processing_channel_id": "<PROCESSING_CHANNEL_ID>",
            "previous_payment_id": "<NETWORK_TRANSACTION_ID>",
            "source": {
                "type": "card",
                "stored": True,
                "number": "{{ token: <TOKEN_ID> | json: '$.data.number' }}",
                "expiry_month": "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'MM' }}",
                "expiry_year": "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'YYYY' }}",
            },
        },
        read_checkout,
    )


order = "<ORDER_REFERENCE>"
processor, outcome = "Adyen", charge_at_adyen(order)
if outcome == "refused":
    processor, outcome = "Checkout.com", charge_at_checkout(order)
print(f"{processor}: {outcome}")
