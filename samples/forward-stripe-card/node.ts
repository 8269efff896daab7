const PLATFORM = "https://api.test.basistheory.com";

async function forward(paymentMethod: string, customer: string): Promise<void> {
  const body = {
    card: { number: "", exp_month: "", exp_year: "", cvc: "", name: "" },
    metadata: {
      id: paymentMethod,
      containers: ["/pci/high/"],
      fingerprint_expression: "{{ data.number }}",
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
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

await forward("<PAYMENT_METHOD_ID>", "<CUSTOMER_ID>");
