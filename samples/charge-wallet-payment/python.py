import re
from typing import Any, NamedTuple

import httpx

KINDS = {"apple_pay", "google_pay", "token_intent"}
UUID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
# The platform answers with these before it calls the processor.
BEFORE_SENDING = {400, 401, 403, 429}


class Order(NamedTuple):
    reference: str
    amount: int
    currency: str


def source_of(kind: str, token_id: str) -> dict[str, str]:
    def value(path: str) -> str:
        return f"{{{{ {kind}: {token_id} | json: '{path}' }}}}"

    expiry = {
        "expiry_month": value("$.data.expiration_month"),
        "expiry_year": value("$.data.expiration_year"),
    }
    if kind == "token_intent":
        return {"type": "card", "number": value("$.data.number"), **expiry}
    return {
        "type": "network_token",
        "token_type": "applepay" if kind == "apple_pay" else "googlepay",
        "token": value("$.data.number"),
        **expiry,
        "eci": value("$.authentication.eci_indicator"),
        "cryptogram": value("$.authentication.threeds_cryptogram"),
    }


def charge_wallet(order: Order, kind: Any, token_id: Any) -> str:
    """Charges an order of your database with what a browser sent: paid, refused, not sent or unknown."""
    # An id becomes part of an expression, so nothing but an id may pass.
    if kind not in KINDS or not isinstance(token_id, str) or not UUID.fullmatch(token_id):
        return "not sent"
    try:
        response = httpx.post(
            "https://api.test.basistheory.com/proxy",
            headers={
                "BT-API-KEY": "<API_KEY>",
                "BT-PROXY-URL": "https://api.sandbox.checkout.com/payments",
                "Authorization": "Bearer <CHECKOUT_SECRET_KEY>",
                "Cko-Idempotency-Key": order.reference,
            },
            json={
                "amount": order.amount,
                "currency": order.currency,
                "reference": order.reference,
                "processing_channel_id": "<PROCESSING_CHANNEL_ID>",
                "source": source_of(kind, token_id),
            },
            timeout=30,
        )
        if "BT-PROXY-DESTINATION-STATUS" not in response.headers:
            return "not sent" if response.status_code in BEFORE_SENDING else "unknown"
        approved = response.json().get("approved")
    except (httpx.HTTPError, ValueError, AttributeError):
        return "unknown"
    if response.status_code >= 400:
        return "unknown"
    return {True: "paid", False: "refused"}.get(approved, "unknown")
