import hmac
import time

from basis_theory import BasisTheory
from basis_theory.environment import BasisTheoryEnvironment

GRANT_SECRET = b"<GRANT_SECRET>"  # The same value as in the proxy.

client = BasisTheory(
    api_key="<PRIVATE_API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)

# In your project, a table: your id of the card, its holder, and the issuer's id.
cards = {"card-1": {"holder": "user-1", "issuer_card_id": "<ISSUER_CARD_ID>"}}


# Call this from POST /cards/{card_id}/pin-session, behind your login. `user_id` comes
# from the login, never from the request body. `None` means: answer 404.
def open_pin_session(user_id: str, card_id: str, nonce: str):
    card = cards.get(card_id)
    if card is None or card["holder"] != user_id:
        return None

    client.sessions.authorize(nonce=nonce, permissions=["proxy:invoke"])
    issuer_card_id = card["issuer_card_id"]
    expires = int((time.time() + 3 * 60) * 1000)
    grant = hmac.new(GRANT_SECRET, f"{issuer_card_id}.{expires}".encode(), "sha256").hexdigest()
    return {"issuer_card_id": issuer_card_id, "expires": expires, "grant": grant}
