import json
import sys
from collections.abc import Callable
from datetime import datetime, timedelta, timezone

from basis_theory import AccessRule, BasisTheory, Condition
from basis_theory.core.api_error import ApiError
from basis_theory.environment import BasisTheoryEnvironment

environment = BasisTheoryEnvironment.TEST
store = BasisTheory(api_key="<STORE_API_KEY>", environment=environment)
support = BasisTheory(api_key="<SUPPORT_API_KEY>", environment=environment)
page = BasisTheory(api_key="<PUBLIC_API_KEY>", environment=environment)

NUMBER = "4242424242424242"
CODE = "123"
BIRTH_DATE = "1906-12-09"
expires_at = (datetime.now(timezone.utc) + timedelta(hours=1)).isoformat()

card = store.tokens.create(
    type="card",
    data={"number": NUMBER, "expiration_month": 12, "expiration_year": 2029, "cvc": CODE},
    mask={"number": "{{ data.number | card_mask: 'false', 'true' }}"},
    expires_at=expires_at,
)
customer = store.tokens.create(
    type="token",
    data={"first_name": "Grace", "birth_date": BIRTH_DATE},
    mask={"first_name": "{{ data.first_name }}"},
    containers=["/customers/"],
    expires_at=expires_at,
)
foreign = store.tokens.create(
    type="token",
    data={"first_name": "Grace"},
    mask={"first_name": "{{ data.first_name }}"},
    containers=["/check-masked-key/"],
    expires_at=expires_at,
)
assert card.id and customer.id and foreign.id
card_id, customer_id, foreign_id = card.id, customer.id, foreign.id


def rejection(request: Callable[[], object]) -> int | None:
    """The status of a request that the platform rejects; None for one that it allows."""
    try:
        request()
        return None
    except ApiError as error:
        # A wrong key, the rate limit or an outage proves nothing about what the key can do.
        if error.status_code in (400, 403, 404, 409):
            return error.status_code
        sys.exit(f"The check could not run: {error.status_code}. Compare the keys, then repeat.")


def session_reveals() -> bool:
    """Whether the platform lets the support key grant a session that shows the number of the card."""
    session = page.sessions.create()
    rule = AccessRule(
        description="Check of the support key",
        priority=1,
        conditions=[Condition(attribute="id", operator="equals", value=card_id)],
        permissions=["token:read"],
        transform="reveal",
    )
    nonce = session.nonce or ""
    if rejection(lambda: support.sessions.authorize(nonce=nonce, rules=[rule])) is not None:
        return False
    client = BasisTheory(api_key=session.session_key or "", environment=environment)
    revealed: list[str] = []
    rejection(lambda: revealed.append(client.tokens.get(card_id).json()))
    return NUMBER in "".join(revealed)


masked = support.tokens.get(card_id)
record = support.tokens.get(customer_id)
results = {
    "the card number is absent": NUMBER not in masked.json(),
    "the security code is absent": CODE not in json.dumps(masked.data),
    "the last four digits are there": "4242" in json.dumps(masked.data),
    "the birth date is absent": BIRTH_DATE not in record.json(),
    "another container is closed": rejection(lambda: support.tokens.get(foreign_id)) == 403,
    "no session reveals the number": not session_reveals(),
}
for check, holds in results.items():
    print("ok" if holds else "FAILED", check)
if not all(results.values()):
    sys.exit(1)
