from typing import Any, Callable

import httpx

# With one of these and no processor status, the platform most likely sent nothing.
BEFORE_SENDING = {400, 401, 403}


def send(
    url: str,
    headers: dict[str, str],
    body: dict[str, Any],
    read: Callable[[dict[str, Any]], str],
) -> str:
    """Returns approved, declined, unknown or not sent."""
    try:
        response = httpx.post(
            "https://api.test.basistheory.com/proxy",
            headers={"BT-API-KEY": "<API_KEY>", "BT-PROXY-URL": url, **headers},
            json=body,
            # Longer than the platform waits for the processor.
            timeout=30,
        )
        if "BT-PROXY-DESTINATION-STATUS" not in response.headers:
            return "not sent" if response.status_code in BEFORE_SENDING else "unknown"
        if response.status_code >= 400:
            return "unknown"
        return read(response.json())
    except Exception:
        # The connection broke or the body isn't JSON. The charge might have happened.
        return "unknown"


def read_adyen(result: dict[str, Any]) -> str:
    if result.get("resultCode") == "Authorised":
        return "approved"
    return "declined" if result.get("resultCode") == "Refused" else "unknown"


def read_checkout(result: dict[str, Any]) -> str:
    if result.get("approved") is True:
        return "approved"
    return "declined" if result.get("approved") is False else "unknown"


def charge_at_adyen(order: str, attempt: str) -> str:
    return send(
        "https://checkout-test.adyen.com/v71/payments",
        {"X-API-Key": "<ADYEN_API_KEY>", "Idempotency-Key": attempt},
        {
            "amount": {"value": 1000, "currency": "USD"},
            "reference": order,
            "merchantAccount": "<ADYEN_MERCHANT_ACCOUNT>",
            "returnUrl": "https://shop.example.com/return",
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


def charge_at_checkout(order: str, attempt: str) -> str:
    return send(
        "https://api.sandbox.checkout.com/payments",
        {"Authorization": "Bearer <CHECKOUT_SECRET_KEY>", "Cko-Idempotency-Key": attempt},
        {
            "amount": 1000,
            "currency": "USD",
            "reference": order,
            "processing_channel_id": "<PROCESSING_CHANNEL_ID>",
            "payment_type": "Unscheduled",
            "merchant_initiated": True,
            "previous_payment_id": "<NETWORK_TRANSACTION_ID>",
            "source": {
                "type": "card",
                "stored": True,
                "number": "{{ token: <TOKEN_ID> | json: '$.data.number' }}",
                "expiry_month": "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'MM' | to_number }}",
                "expiry_year": "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'YYYY' | to_number }}",
            },
        },
        read_checkout,
    )


order = "<ORDER_REFERENCE>"
# Two UUIDs that you store with the order before the first request. Use new ones only after
# every processor that you called declined. While either outcome is unknown, reuse both, even
# if the other processor declined, or if a repeated request wasn't sent.
# If Checkout.com's outcome is unknown, look up the order there before you run this again. It
# keeps only 2xx results under an ID, so a repeat can charge a second time.
attempts = {"adyen": "<ADYEN_ATTEMPT_ID>", "checkout": "<CHECKOUT_ATTEMPT_ID>"}

processor, outcome = "Adyen", charge_at_adyen(order, attempts["adyen"])
if outcome == "declined":
    processor, outcome = "Checkout.com", charge_at_checkout(order, attempts["checkout"])
print(f"{processor}: {outcome}")
