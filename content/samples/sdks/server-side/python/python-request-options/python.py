from uuid import uuid4

from basis_theory import BasisTheory
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)

token = client.tokens.create(
    type="token",
    data="Sensitive value",
    idempotency_key=str(uuid4()),
    request_options={
        "timeout_in_seconds": 5,
        "max_retries": 1,
        "additional_headers": {"BT-TRACE-ID": "order-42"},
    },
)
print(token.id)
