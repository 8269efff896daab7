from typing import Optional, TypedDict, Union

from basis_theory import BasisTheory, NetworkToken
from basis_theory.core.api_error import ApiError
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)

# Refusals of provisioning, by the title of the error. A title that is not here, or
# that a later release adds, leads to the card number.
AFTER_REFUSAL = {
    "PROVISION_DATA_EXPIRED": "new card data",
    "CARD_VERIFICATION_FAILED": "new card data",
    "CARD_NUMBER_LENGTH_INVALID": "card number",
    "CARD_DATA_MISSING": "new card data",
    "CARD_DECLINED": "other card",
    "PROVISION_NOT_ALLOWED": "other card",
}


class Decision(TypedDict):
    pay_with: str
    network_token_id: Optional[str]
    reason: Optional[str]


def provision(token_id: str) -> Decision:
    """Raises when the request itself failed, which says nothing about the card."""
    refusal = try_once(token_id)
    if refusal == "CARD_ELIGIBILITY_ERROR":
        refusal = try_once(token_id)
    if isinstance(refusal, NetworkToken):
        return decide(refusal)
    pay_with = AFTER_REFUSAL.get(refusal, "card number")
    return {"pay_with": pay_with, "network_token_id": None, "reason": refusal}


def try_once(token_id: str) -> Union[NetworkToken, str]:
    """Returns the network token, or the title of the refusal."""
    try:
        return client.network_tokens.create(token_id=token_id)
    except ApiError as error:
        refusal = title_of(error)
        if refusal is None:
            raise
        return refusal


def title_of(error: ApiError) -> Optional[str]:
    """Titles of refusals are upper case; those of other errors are sentences."""
    if error.status_code not in (400, 422):
        return None
    title = getattr(error.body, "title", None)
    is_refusal = isinstance(title, str) and title.replace("_", "").isalpha() and title.isupper()
    return title if is_refusal else None


def decide(network_token: NetworkToken) -> Decision:
    # An existing network token can come back in place of a new one, whatever its state is.
    is_active = network_token.status == "active"
    return {
        "pay_with": "network token" if is_active else "card number",
        "network_token_id": network_token.id,
        "reason": network_token.status,
    }
