interface Limits {
  currency: string;
  /** In minor units: 4990 is 49.90 US dollars. */
  maxAmount: number;
  /** Check the format that Stripe expects. */
  expiresAt: string;
}

/**
 * Once for each checkout. The ID of the token in Stripe's response begins with `spt_`.
 *
 * @param attempt a new UUID, stored with the checkout. Repeat an attempt without a response under the same one.
 */
export async function issueToken(
  paymentMethod: string,
  seller: string,
  checkoutSession: string,
  attempt: string,
  limits: Limits,
): Promise<string> {
  const response = await fetch("https://api.stripe.com/v1/shared_payment/issued_tokens", {
    method: "POST",
    headers: { Authorization: "Bearer <STRIPE_SECRET_KEY>", "Idempotency-Key": attempt },
    body: new URLSearchParams({
      payment_method: paymentMethod,
      "usage_limits[currency]": limits.currency,
      "usage_limits[max_amount]": String(limits.maxAmount),
      "usage_limits[expires_at]": limits.expiresAt,
      "seller_details[network_business_profile]": seller,
      "seller_details[external_id]": checkoutSession,
    }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  return id;
}
