import re
import uuid
from dataclasses import dataclass
from threading import Lock
from typing import Any

import httpx

KINDS = {"apple_pay", "google_pay", "token_intent"}
UUID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
# With one of these and no processor status, the platform most likely sent nothing.
BEFORE_SENDING = {400, 401, 403}
lock = Lock()


@dataclass
class Order:
    """A row of your database."""

    reference: str
    amount: int
    currency: str
    # Open, started, or authorized. Authorized isn't paid. Mark the order as paid once the
    # processor confirms the capture.
    state: str = "open"
    # The idempotency key of the last charge.
    attempt: str = ""


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


def read(response: httpx.Response) -> str:
    if "BT-PROXY-DESTINATION-STATUS" not in response.headers:
        return "not sent" if response.status_code in BEFORE_SENDING else "unknown"
    if response.status_code >= 400:
        return "unknown"
    # A decline can be a 200 or a 201, so the status alone proves nothing.
    approved = response.json().get("approved")
    if approved is True:
        return "approved"
    return "declined" if approved is False else "unknown"


def charge(order: Order, source: dict[str, str]) -> str:
    try:
        response = httpx.post(
            "https://api.test.basistheory.com/proxy",
            headers={
                "BT-API-KEY": "<API_KEY>",
                "BT-PROXY-URL": "https://api.sandbox.checkout.com/payments",
                "Authorization": "Bearer <CHECKOUT_SECRET_KEY>",
                "Cko-Idempotency-Key": order.attempt,
            },
            json={
                "amount": order.amount,
                "currency": order.currency,
                "reference": order.reference,
                "processing_channel_id": "<PROCESSING_CHANNEL_ID>",
                "source": source,
            },
            # Longer than the platform waits for the processor.
            timeout=30,
        )
        return read(response)
    except Exception:
        # The connection broke or the body isn't JSON. The charge might have happened.
        return "unknown"


def charge_wallet(order: Order, kind: Any, token_id: Any) -> str:
    """Charges an order once, with what a browser sent: approved, declined, unknown or not sent."""
    # In a database, one statement checks and sets.
    with lock:
        # A repeated press or a reload: an order that isn't open is never charged again.
        if order.state == "authorized":
            return "approved"
        if order.state == "started":
            return "unknown"
        # An ID becomes part of an expression, so only an ID can pass.
        if kind not in KINDS or not isinstance(token_id, str) or not UUID.fullmatch(token_id):
            return "not sent"
        order.state = "started"
        # The key stays the same until a decline, so Checkout.com recognizes an approval for 24
        # hours. After that, look up the reference first.
        order.attempt = order.attempt or str(uuid.uuid4())

    outcome = charge(order, source_of(kind, token_id))
    if outcome == "approved":
        order.state = "authorized"
    # Unknown: the order stays closed until the processor tells you about its reference.
    elif outcome != "unknown":
        if outcome == "declined":
            order.attempt = ""
        order.state = "open"
    return outcome
