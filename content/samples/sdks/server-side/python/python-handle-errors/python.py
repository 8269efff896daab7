import httpx
from basis_theory import BasisTheory, ForbiddenError
from basis_theory.core.api_error import ApiError
from basis_theory.core.parse_error import ParsingError
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)

try:
    token = client.tokens.get("d2cbc1b4-5c3a-45a3-9ee2-392a1c475ab4")
    print(token.id)
except ForbiddenError:
    print("The application lacks a permission.")
except ApiError as error:
    # Without a body there is no class of its own, so the number decides.
    if error.status_code == 401:
        print("The key is missing or unknown.")
    elif error.status_code == 404:
        print("The token does not exist.")
    elif error.status_code == 429:
        print("Too many requests, also after the retries.")
    elif error.status_code is not None and 200 <= error.status_code < 300:
        # A read changes nothing. After a write, read the state first: it succeeded.
        print("The body of the response is empty or not JSON.")
    else:
        raise
except ParsingError:
    print("The body of the response does not fit.")
except httpx.TransportError as error:
    # A read changes nothing. After a write, read the state first: it may have succeeded.
    print("No response: the connection failed or timed out.", type(error).__name__)
