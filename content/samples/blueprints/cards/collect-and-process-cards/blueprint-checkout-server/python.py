import dataclasses
import re
import threading
import uuid
from typing import Any

import httpx
from basis_theory import BasisTheory
from basis_theory.environment import BasisTheoryEnvironment

api_key = "<PRIVATE_API_KEY>"
processor_key = "<CHECKOUT_SECRET_KEY>"
channel = "<PROCESSING_CHANNEL_ID>"
client = BasisTheory(
    api_key=api_key,
    environment=BasisTheoryEnvironment.TEST,
)


@dataclasses.dataclass
class Order:
    customer: str
    amount: int
    currency: str
    # Open, started, or authorized. Authorized isn't paid. Mark the order as paid once the
    # processor confirms the capture.
    state: str = "open"
    # The idempotency key of the last charge.
    attempt: str = ""
    # The approval's IDs, which later charges need.
    network_ids: dict[str, str] = dataclasses.field(default_factory=dict[str, str])


# In your service, a table.
orders = {"A-10017": Order("user-1", 1250, "USD")}
lock = threading.Lock()

# With one of these and no processor status, the platform most likely sent nothing.
BEFORE_SENDING = {400, 401, 403}


def read(order: Order, response: httpx.Response) -> str:
    if "BT-PROXY-DESTINATION-STATUS" not in response.headers:
        return "not sent" if response.status_code in BEFORE_SENDING else "unknown"
    if response.status_code >= 400:
        return "unknown"
    # A decline can be a 200 or a 201, so the status alone proves nothing.
    payment = response.json()
    approved = payment.get("approved")
    if approved is True:
        # Only Mastercard has the second ID.
        processing: dict[str, Any] = payment.get("processing") or {}
        ids = {
            "network_transaction_id": payment.get("scheme_id"),
            "transaction_link_id": processing.get("scheme_transaction_link_id"),
        }
        order.network_ids = {name: value for name, value in ids.items() if value}
        return "approved"
    return "declined" if approved is False else "unknown"


def charge(reference: str, order: Order, intent_id: str) -> str:
    def card(filters: str) -> str:
        return f"{{{{ token_intent: {intent_id} | {filters} }}}}"

    status = 0
    outcome = "unknown"
    try:
        response = httpx.post(
            "https://api.test.basistheory.com/proxy",
            headers={
                "BT-API-KEY": api_key,
                "BT-PROXY-URL": "https://api.sandbox.checkout.com/payments",
                "Authorization": f"Bearer {processor_key}",
                "Cko-Idempotency-Key": order.attempt,
            },
            json={
                "amount": order.amount,
                "currency": order.currency,
                "reference": reference,
                "processing_channel_id": channel,
                "source": {
                    "type": "card",
                    "number": card("json: '$.data.number'"),
                    "expiry_month": card("json: '$.data' | card_exp: 'MM' | to_number"),
                    "expiry_year": card("json: '$.data' | card_exp: 'YYYY' | to_number"),
                    "cvv": card("json: '$.data.cvc'"),
                },
            },
            # Longer than the platform waits for the processor.
            timeout=30,
        )
        status = response.status_code
        outcome = read(order, response)
    except Exception:
        # The connection broke or the body isn't JSON. The charge might have happened.
        pass
    print(f"Order {reference}, attempt {order.attempt}: status {status}, {outcome}")
    return outcome


def keep_card(reference: str, order: Order, intent_id: str) -> None:
    try:
        token = client.tokens.create(
            token_intent_id=intent_id,
            metadata={"customer_id": order.customer, **order.network_ids},
        )
        print(f"Keep {token.id} with the customer.")
    except Exception:
        # The payment is valid without a stored card.
        print(f"Order {reference}: the card wasn't stored.")


# Call this from POST /orders/{order_id}/pay, behind your login, and return the outcome as JSON
# with the status. `user_id` comes from the login, never from the request body. Without `keep`,
# which is the customer's consent, no card is stored.
def pay(user_id: str, order_id: str, intent_id: str, keep: bool = False) -> tuple[int, str]:
    order = orders.get(order_id)
    if order is None or order.customer != user_id:
        return 404, "not sent"
    # In a database, one statement checks and sets.
    with lock:
        # A repeated press or a reload: an order that isn't open is never charged again.
        if order.state == "authorized":
            return 200, "approved"
        if order.state == "started":
            return 202, "unknown"
        # Nothing that could end the expression around it.
        if not re.fullmatch(r"[\w-]+", intent_id):
            return 400, "not sent"
        order.state = "started"
        # The key stays the same until a decline, so Checkout.com recognizes an approval for 24
        # hours. After that, look up the reference first.
        order.attempt = order.attempt or str(uuid.uuid4())

    outcome = charge(order_id, order, intent_id)
    # Unknown: the order stays closed until the processor tells you about its reference.
    if outcome == "unknown":
        return 202, outcome
    if outcome != "approved":
        if outcome == "declined":
            order.attempt = ""
        order.state = "open"
        return 402 if outcome == "declined" else 503, outcome
    order.state = "authorized"
    if keep:
        keep_card(order_id, order, intent_id)
    return 200, outcome
