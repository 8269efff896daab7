from basis_theory import BasisTheory, CardDetails
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)


def processors_for(card: CardDetails | None) -> list[str]:
    """The first one charges the card. The second one may try after a refusal."""
    funding = card.funding if card else None
    country = card.issuer_country.alpha2 if card and card.issuer_country else None
    is_domestic_debit = country == "US" and funding == "debit"
    is_commercial = bool(card and card.segment and card.segment.lower() == "commercial")
    return ["checkout", "adyen"] if is_domestic_debit or is_commercial else ["adyen", "checkout"]


token = client.tokens.get("<TOKEN_ID>")
print(processors_for(token.card))
