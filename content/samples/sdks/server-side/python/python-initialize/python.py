from basis_theory import BasisTheory
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
    timeout=20,
    max_retries=3,
)
