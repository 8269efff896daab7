from basis_theory import BasisTheory, NotFoundError
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)

# In your project, a table: the saved cards of each customer. Its token IDs are unique.
cards: dict[str, list[dict[str, str | None]]] = {}


# An ID proves nothing: people can send the ID of a card that isn't theirs.
def belongs_to_another(user_id: str, token_id: str) -> bool:
    return any(
        owner != user_id and any(card["token_id"] == token_id for card in saved)
        for owner, saved in cards.items()
    )


# Call this from POST /cards, behind your login. `user_id` comes from the login,
# never from the request body. `None` means: answer 404.
def store_card(user_id: str, token_id: str):
    try:
        token = client.tokens.get(token_id)
    except NotFoundError:
        return None
    if token.id is None or token.type != "card":
        return None
    if belongs_to_another(user_id, token.id):
        return None
    brand = token.card.brand if token.card else None
    last4 = token.card.last4 if token.card else None
    cards.setdefault(user_id, []).append({"token_id": token.id, "brand": brand, "last4": last4})
    return {"brand": brand, "last4": last4}
