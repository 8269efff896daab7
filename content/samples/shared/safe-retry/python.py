from uuid import uuid4

from basis_theory import BasisTheory, Token
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)

# One key for one intended write. Keep it until the write has succeeded.
key = str(uuid4())


def create_token() -> Token:
    return client.tokens.create(type="token", data="ada@example.com", idempotency_key=key)


first = create_token()
again = create_token()
print(first.id == again.id)
