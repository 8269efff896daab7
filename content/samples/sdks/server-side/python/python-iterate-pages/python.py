from basis_theory import BasisTheory
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)

for token in client.tokens.list_v2(size=20):
    print(token.id, token.type)
