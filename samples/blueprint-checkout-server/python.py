import re

import httpx
from basis_theory import BasisTheory
from basis_theory.core.api_error import ApiError
from basis_theory.environment import BasisTheoryEnvironment

api_key = "<PRIVATE_API_KEY>"
client = BasisTheory(
    api_key=api_key,
    environment=BasisTheoryEnvironment.TEST,
)

# In your service, three tables: whose the orders are, what they cost, how far their payment is.
customers = {"A-10017": "user-1"}
amounts = {"A-10017": 1250}
states = {"A-10017": "open"}


def charge(reference: str, amount: int, intent_id: str) -> int:
    intent = f"token_intent: {intent_id}"
    response = httpx.post(
        "https://api.test.basistheory.com/proxy",
        headers={
            "BT-API-KEY": api_key,
            "BT-PROXY-URL": "https://echo.basistheory.com/anything",
        },
        json={
            "reference": reference,
            "amount": amount,
            "number": f"{{{{ {intent} | json: '$.data.number' }}}}",
            "month": f"{{{{ {intent} | json: '$.data' | card_exp: 'MM' }}}}",
            "year": f"{{{{ {intent} | json: '$.data' | card_exp: 'YYYY' }}}}",
            "cvc": f"{{{{ {intent} | json: '$.data.cvc' }}}}",
        },
        timeout=30,
    )
    return response.status_code


def keep_card(user_id: str, intent_id: str) -> None:
    try:
        token = client.tokens.create(token_intent_id=intent_id, metadata={"customer_id": user_id})
        print(f"Keep {token.id} with the customer.")
    except (ApiError, httpx.HTTPError) as error:
        # The payment is valid all the same.
        print(error)


# Call this from POST /orders/{order_id}/pay, behind your login. `user_id` comes from
# the login, never from the request body. It returns the status of your answer.
def pay(user_id: str, order_id: str, intent_id: str, keep: bool) -> int:
    if customers.get(order_id) != user_id:
        return 404
    # Nothing that could end the expression around it.
    if not re.fullmatch(r"[\w-]+", intent_id):
        return 400
    # In a database, one statement checks and sets.
    if states[order_id] != "open":
        return 409
    states[order_id] = "started"

    status = charge(order_id, amounts[order_id], intent_id)
    if status == 408 or status >= 500:
        raise RuntimeError("Ask the processor whether it has charged the card.")
    if status >= 400:
        states[order_id] = "open"
        return 402
    states[order_id] = "paid"
    if keep:
        keep_card(user_id, intent_id)
    return 204
