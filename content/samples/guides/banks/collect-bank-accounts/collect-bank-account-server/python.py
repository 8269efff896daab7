from basis_theory import BasisTheory, NotFoundError
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)

# In your project, a table: the bank account of each customer. Its token IDs are unique.
accounts: dict[str, dict[str, str | None]] = {}


# An ID proves nothing: people can send the ID of an account that isn't theirs.
def belongs_to_another(user_id: str, token_id: str) -> bool:
    return any(
        owner != user_id and account["token_id"] == token_id
        for owner, account in accounts.items()
    )


# Call this from POST /bank-accounts, behind your login. `user_id` comes from the
# login, never from the request body. `None` means: answer 404.
def store_bank_account(user_id: str, token_id: str):
    try:
        token = client.tokens.get(token_id)
    except NotFoundError:
        return None
    if token.id is None or token.type != "bank":
        return None
    if belongs_to_another(user_id, token.id):
        return None
    last4 = token.bank.account_number_last4 if token.bank else None
    accounts[user_id] = {"token_id": token.id, "last4": last4}
    return {"last4": last4}
