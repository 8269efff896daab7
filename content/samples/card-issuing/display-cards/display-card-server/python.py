from basis_theory import AccessRule, BasisTheory, Condition
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<PRIVATE_API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)

# In your project, a table: your id of the card, its holder, and its token.
cards = {"card-1": {"holder": "user-1", "token_id": "<TOKEN_ID>"}}


# Call this from POST /cards/{card_id}/reveal, behind your login. `user_id` comes
# from the login, never from the request body. `None` means: answer 404.
def reveal(user_id: str, card_id: str, nonce: str):
    card = cards.get(card_id)
    if card is None or card["holder"] != user_id:
        return None

    client.sessions.authorize(
        nonce=nonce,
        rules=[
            AccessRule(
                description="Reveal one card to its holder",
                priority=1,
                conditions=[
                    Condition(attribute="id", operator="equals", value=card["token_id"])
                ],
                permissions=["token:read"],
                transform="reveal",
            )
        ],
    )
    return {"token_id": card["token_id"]}
