import httpx
from basis_theory import BasisTheory, ForbiddenError
from basis_theory.core.api_error import ApiError
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)

try:
    token = client.tokens.get("d2cbc1b4-5c3a-45a3-9ee2-392a1c475ab4")
    print(token.id)
except ForbiddenError as error:
    print("The application lacks a permission.", error.body)
except ApiError as error:
    # Without a body there is no class of its own, so the number decides.
    if error.status_code == 401:
        print("The key is missing or unknown.")
    elif error.status_code == 404:
        print("The token does not exist.")
    elif error.status_code == 429:
        print("Too many requests, also after the retries.")
    else:
        raise
except httpx.TransportError as error:
    print("No answer: the connection failed or timed out.", type(error).__name__)
