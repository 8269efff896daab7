from uuid import uuid4

from basis_theory import BasisTheory
from basis_theory.environment import BasisTheoryEnvironment

# The SDK takes the id for a client, so make a client for each unit of work that you trace.
correlation_id = str(uuid4())
client = BasisTheory(
    api_key="<API_KEY>",
    correlation_id=correlation_id,
    environment=BasisTheoryEnvironment.TEST,
)

token = client.tokens.create(type="token", data="ada@example.com")
print(token.id, correlation_id)
