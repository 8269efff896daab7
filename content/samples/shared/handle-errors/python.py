import httpx
from basis_theory import BadRequestError, BasisTheory, ForbiddenError
from basis_theory.core.api_error import ApiError
from basis_theory.core.parse_error import ParsingError
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)


def is_unknown(status: int) -> bool:
    # A success whose body is empty or isn't JSON has a status below 300.
    return status < 300 or status == 408 or status >= 500


def report_unknown() -> None:
    print("The write may have succeeded. Look for the token before you create it again.")


try:
    token = client.tokens.create(
        type="card",
        data={
            "number": "4242424242424242",
            "expiration_month": 12,
            "expiration_year": 2029,
            "cvc": "123",
        },
    )
    print(token.id)
except BadRequestError:
    # In development, read error.body.errors: its keys are the invalid fields.
    print("The request is not valid.")
except ForbiddenError:
    print("The application lacks the permission token:create.")
except ApiError as error:
    status = error.status_code or 500
    if status == 401:
        print("The key is missing or unknown.")
    elif status == 429:
        print("The rate limit still holds after two retries. Slow down.")
    elif is_unknown(status):
        report_unknown()
    else:
        print("The request failed:", status, (error.headers or {}).get("bt-trace-id"))
except (ParsingError, httpx.TransportError):
    # The body doesn't fit, the connection failed, or the time ran out.
    report_unknown()
