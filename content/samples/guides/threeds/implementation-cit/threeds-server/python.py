from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any

from basis_theory import (
    BasisTheory,
    ThreeDsAuthentication,
    ThreeDsCardholderInfo,
    ThreeDsMerchantInfo,
    ThreeDsPurchaseInfo,
    ThreeDsRequestorInfo,
)
from basis_theory.core.api_error import ApiError
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)


@dataclass
class Order:
    """An open order of the customer who is signed in, from your database."""

    token_intent_id: str
    amount: str
    name: str
    email: str


# What is next, and the authentication or a message of the issuer with it.
Outcome = tuple[str, ThreeDsAuthentication | str | None]


# Behind POST /3ds/authenticate. Keep the answer with the order: you need its
# `directory_status_code` after a challenge.
def authenticate(order: Order, session_id: str) -> Outcome:
    return decide(
        order,
        lambda: client.threeds.sessions.authenticate(
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
            requestor_info=ThreeDsRequestorInfo(amex_requestor_type="MER"),
            cardholder_info=ThreeDsCardholderInfo(name=order.name, email=order.email),
        ),
    )


# Behind POST /3ds/finish, and after the webhook of a decoupled challenge.
def finish(order: Order, session_id: str) -> Outcome:
    return decide(order, lambda: client.threeds.sessions.get_challenge_result(session_id))


def decide(order: Order, ask: Callable[[], ThreeDsAuthentication]) -> Outcome:
    try:
        authentication = ask()
    except ApiError as error:
        if error.status_code == 424 and service_status(error.body) in ("502", "504"):
            return "restart", None
        raise
    # A customer can send the session of another card, which somebody else has confirmed.
    if authentication.token_intent_id != order.token_intent_id:
        return "stop", None

    match authentication.authentication_status:
        case "successful" | "attempted":
            return "pay", authentication
        case "challenge":
            return "challenge", authentication
        case "decoupled_challenge":
            return "wait", None
        case "unavailable":
            return "pay-without-3ds", None
        case _:
            return "stop", authentication.cardholder_info


# The details are in `error`, or one level deeper if the whole body is in `error`.
def service_status(body: Any) -> str | None:
    error = body.get("error", {})
    return error.get("error", {}).get("service_status") or error.get("service_status")
