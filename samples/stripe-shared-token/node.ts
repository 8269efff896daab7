interface Limits {
  currency: string;
  /** In minor units: 4990 is 49.90 US dollars. */
  maxAmount: number;
  /** Check the format that Stripe expects. */
  expiresAt: string;
}

/** Once for each checkout. Stripe's answer has the id of the token, which begins with `spt_`. */
export async function issueToken(
  paymentMethod: string,
  seller: string,
  checkoutSession: string,
  limits: Limits,
): Promise<string> {
  const response = await fetch("https://api.stripe.com/v1/shared_payment/issued_tokens", {
    method: "POST",
    headers: { Authorization: "Bearer <STRIPE_SECRET_KEY>" },
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
