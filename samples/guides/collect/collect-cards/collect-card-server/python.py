from basis_theory import BasisTheory, NotFoundError
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)

# In your project, a table: the saved cards of each customer.
cards: dict[str, list[dict[str, str | None]]] = {}


# Call this from POST /cards, behind your login. `user_id` comes from the login,
# never from the request body. `None` means: answer 404.
def store_card(user_id: str, token_id: str):
    try:
        token = client.tokens.get(token_id)
    except NotFoundError:
        return None
    if token.id is None or token.type != "card":
        return None
    brand = token.card.brand if token.card else None
    last4 = token.card.last4 if token.card else None
    cards.setdefault(user_id, []).append({"token_id": token.id, "brand": brand, "last4": last4})
    return {"brand": brand, "last4": last4}
