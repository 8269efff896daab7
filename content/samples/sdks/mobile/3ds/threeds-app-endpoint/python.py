import json
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any

from basis_theory import BasisTheory, ThreeDsCardholderInfo, ThreeDsMerchantInfo, ThreeDsPurchaseInfo

client = BasisTheory(
    api_key="<API_KEY>",
    # The libraries create sessions only on this host.
    base_url="https://api.basistheory.com",
)


@dataclass
class Order:
    """An open order of the customer who is signed in, from your database."""

    token_intent_id: str
    amount: str
    name: str
    email: str


# Behind POST /3ds/authenticate-app, whose body is {"sessionId": "…"}. Return this
# object with the status 200, and store `authenticationStatus` with the order.
def authenticate_app(order: Order, session_id: str) -> dict[str, Any]:
    authentication = client.threeds.sessions.authenticate(
        session_id,
        authentication_category="payment",
        authentication_type="payment-transaction",
        purchase_info=ThreeDsPurchaseInfo(
            amount=order.amount,
            currency="826",
            exponent="2",
            date=datetime.now(timezone.utc).strftime("%Y%m%d%H%M%S"),
            transaction_type="purchase",
        ),
        merchant_info=ThreeDsMerchantInfo(
            mid="9876543210001",
            acquirer_bin="000000999",
            name="Example Store",
            url="https://store.example.com",
            category_code="5999",
            country_code="826",
        ),
        cardholder_info=ThreeDsCardholderInfo(name=order.name, email=order.email),
    )
    # A customer can send the session of another card.
    if authentication.token_intent_id != order.token_intent_id:
        raise ValueError("The session isn't for this order's card.")

    # The libraries can't read message extensions. Android reads camelCase only, and can't read some
    # fields that are null.
    readable = json.loads(authentication.model_dump_json(), object_hook=camel_case)
    readable.pop("messageExtensions", None)
    return {
        **readable,
        "panTokenId": authentication.pan_token_id or order.token_intent_id,
        "purchaseAmount": order.amount,
        "merchantName": "Example Store",
        "currency": "826",
    }


def camel_case(fields: dict[str, Any]) -> dict[str, Any]:
    return {camel_name(name): value for name, value in fields.items() if value is not None}


def camel_name(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)
