from basis_theory import BadRequestError, BasisTheory, ForbiddenError
from basis_theory.core.api_error import ApiError
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)

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
except BadRequestError as error:
    print("The request is not valid:", error.body)
except ForbiddenError:
    print("The application lacks the permission token:create.")
except ApiError as error:
    if error.status_code == 429:
        print("The rate limit still holds after two retries. Slow down.")
    else:
        print("The request failed:", error.status_code, error.body, error.headers)
