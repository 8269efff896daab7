const PLATFORM = "https://api.test.basistheory.com";

interface Forwarded {
  response_details?: { status?: number; body?: string } | null;
}

function idIn(body = ""): unknown {
  try {
    return (JSON.parse(body) as { id?: unknown } | null)?.id;
  } catch {
    return undefined;
  }
}

/** Returns the ID of the copy, and throws unless the platform confirmed it. */
async function forward(paymentMethod: string, customer: string): Promise<string> {
  const body = {
    card: { number: "", exp_month: "", exp_year: "", cvc: "", name: "" },
    metadata: {
      id: paymentMethod,
      containers: ["/pci/stripe/"],
      fingerprint_expression: "{{ metadata.stripe_customer }}/{{ data.number }}",
      metadata: { stripe_customer: customer },
    },
  };
  const response = await fetch("https://api.stripe.com/v1/forwarding/requests", {
    method: "POST",
    headers: { Authorization: "Bearer <STRIPE_SECRET_KEY>" },
    body: new URLSearchParams({
      payment_method: paymentMethod,
      url: `${PLATFORM}/connections/stripe-forward/tokenize`,
      "request[headers][0][name]": "BT-API-KEY",
      "request[headers][0][value]": "<PUBLIC_API_KEY>",
      "request[body]": JSON.stringify(body),
      "replacements[0]": "card_number",
      "replacements[1]": "card_expiry",
      "replacements[2]": "card_cvc",
      "replacements[3]": "cardholder_name",
    }),
  });
  if (!response.ok) throw new Error(`${paymentMethod}: Stripe returned ${response.status}.`);
  // Stripe can return 200 although the platform rejected the card: its response is inside.
  const forwarded = (await response.json().catch(() => null)) as Forwarded | null;
  const { status = 0, body: token } = forwarded?.response_details ?? {};
  if (status < 200 || status >= 300) throw new Error(`${paymentMethod}: the platform returned ${status}.`);
  if (idIn(token) !== paymentMethod) throw new Error(`${paymentMethod}: no token with this ID came back.`);
  return paymentMethod;
}

console.log(await forward("<PAYMENT_METHOD_ID>", "<CUSTOMER_ID>"));
