from basis_theory import BasisTheory
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)

response = client.tokens.with_raw_response.create(type="token", data="Sensitive value")
print(response.data.id, response.status_code, response.headers.get("bt-trace-id"))
