import httpx


def issue_token(
    payment_method: str,
    seller: str,
    checkout_session: str,
    attempt: str,
    currency: str,
    max_amount: int,
    expires_at: str,
) -> str:
    """Once for each checkout. The ID of the token in Stripe's response begins with `spt_`.

    `attempt` is a new UUID, stored with the checkout. Repeat an attempt without a response under
    the same one. `max_amount` is in minor units: 4990 is 49.90 US dollars. Check the format that
    Stripe expects for `expires_at`.
    """
    response = httpx.post(
        "https://api.stripe.com/v1/shared_payment/issued_tokens",
        headers={"Authorization": "Bearer <STRIPE_SECRET_KEY>", "Idempotency-Key": attempt},
        data={
            "payment_method": payment_method,
            "usage_limits[currency]": currency,
            "usage_limits[max_amount]": str(max_amount),
            "usage_limits[expires_at]": expires_at,
            "seller_details[network_business_profile]": seller,
            "seller_details[external_id]": checkout_session,
        },
        timeout=30,
    )
    response.raise_for_status()
    token_id: str = response.json()["id"]
    return token_id
