from typing import Any, Mapping, Optional, TypedDict, cast

from basis_theory import BasisTheory, NotFoundError
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)


class StoredCard(TypedDict):
    network_token_id: str
    status: str
    last4: Optional[str]
    expires: Optional[str]


# In your project, a table: the cards that have a network token, by its id.
cards: dict[str, StoredCard] = {
    "<NETWORK_TOKEN_ID>": {
        "network_token_id": "<NETWORK_TOKEN_ID>",
        "status": "active",
        "last4": None,
        "expires": None,
    }
}


def follow_network_token(event: Mapping[str, Any]) -> str:
    """Call this from your queue, with the event that `verify_webhook` has returned.

    Raises when the platform cannot be read, so that the queue delivers the event again.
    """
    card = find_card(event["data"])
    if card is None:
        return "unknown card"
    if event["type"] == "network-token.cryptogram.created":
        return "for the audit only"
    # Events can arrive late. What was deleted never comes back under the same id.
    if card["status"] == "deleted":
        return "deleted before"
    if event["type"] == "network-token.deleted":
        return mark_deleted(card)

    try:
        current = client.network_tokens.get(card["network_token_id"])
    except NotFoundError:
        return mark_deleted(card)
    card["status"] = current.status or "unknown"
    if current.card is not None:
        card["last4"] = current.card.last4
        card["expires"] = f"{current.card.expiration_month}/{current.card.expiration_year}"
    return f"{card['status']}, {card['last4']}, {card['expires']}"


def find_card(value: Any) -> Optional[StoredCard]:
    """The fields of these events are not published: finds the id on record, wherever it is."""
    if isinstance(value, str):
        return cards.get(value)
    members: list[Any] = []
    if isinstance(value, dict):
        members = list(cast(dict[str, Any], value).values())
    elif isinstance(value, list):
        members = cast(list[Any], value)
    found = (find_card(member) for member in members)
    return next((card for card in found if card is not None), None)


def mark_deleted(card: StoredCard) -> str:
    card["status"] = "deleted"
    return "deleted"
