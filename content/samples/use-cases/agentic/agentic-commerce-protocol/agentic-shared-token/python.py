from datetime import datetime
from typing import Optional

from basis_theory import Amount, BasisTheory, Consumer
from basis_theory.environment import BasisTheoryEnvironment

AGENT_ID = "<AGENT_ID>"

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)


def enroll(token_id: str, email: str) -> str:
    """Once for each card. The enrollment is active at once."""
    enrollment = client.agentic.enrollments.create(
        token_id=token_id,
        consumer=Consumer(email=email),
        agent_id=AGENT_ID,
        type="spt",
        provider="stripe",
    )
    return present(enrollment.id)


def issue_token(
    enrollment_id: str, amount: Amount, description: str, expires_at: datetime, seller: str
) -> str:
    """Once for each checkout, after your customer has agreed to this purchase.

    `seller` is the id of the seller at Stripe. It begins with `profile_`.
    """
    instruction = client.agentic.agents.instructions.create(
        AGENT_ID,
        enrollment_id=enrollment_id,
        amount=amount,
        description=description,
        expires_at=expires_at,
        network_business_profile=seller,
    )
    if instruction.status != "approved":
        raise RuntimeError(f"The instruction is {instruction.status}.")

    credentials = client.agentic.agents.instructions.credentials.create(
        AGENT_ID, present(instruction.id)
    )
    return present(credentials.spt and credentials.spt.id)


def present(value: Optional[str]) -> str:
    """The types of the SDK leave every field of an answer optional."""
    if value is None:
        raise RuntimeError("The answer holds no shared payment token, or no id.")
    return value
