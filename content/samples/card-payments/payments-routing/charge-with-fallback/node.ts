type Outcome = "approved" | "declined" | "unknown" | "not sent";

interface Attempt {
  url: string;
  headers: Record<string, string>;
  body: object;
  read: (result: Record<string, unknown>) => Outcome;
}

/** With one of these and no processor status, the platform most likely sent nothing. */
const BEFORE_SENDING = [400, 401, 403];

async function send({ url, headers, body, read }: Attempt): Promise<Outcome> {
  try {
    const response = await fetch("https://api.test.basistheory.com/proxy", {
      method: "POST",
      headers: {
        "BT-API-KEY": "<API_KEY>",
        "BT-PROXY-URL": url,
        "Content-Type": "application/json",
        ...headers,
      },
      body: JSON.stringify(body),
      // Longer than the platform waits for the processor.
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.headers.has("BT-PROXY-DESTINATION-STATUS"))
      return BEFORE_SENDING.includes(response.status) ? "not sent" : "unknown";
    if (response.status >= 400) return "unknown";
    return read((await response.json()) as Record<string, unknown>);
  } catch {
    // The connection broke or the body isn't JSON. The charge might have happened.
    return "unknown";
  }
}

const adyen = (order: string, attempt: string): Attempt => ({
  url: "https://checkout-test.adyen.com/v71/payments",
  headers: { "X-API-Key": "<ADYEN_API_KEY>", "Idempotency-Key": attempt },
  body: {
    amount: { value: 1000, currency: "USD" },
    reference: order,
    merchantAccount: "<ADYEN_MERCHANT_ACCOUNT>",
    returnUrl: "https://shop.example.com/return",
    shopperReference: "<CUSTOMER_REFERENCE>",
    shopperInteraction: "ContAuth",
    recurringProcessingModel: "UnscheduledCardOnFile",
    paymentMethod: {
      type: "scheme",
      number: "{{ token: <TOKEN_ID> | json: '$.data.number' }}",
      expiryMonth: "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'MM' }}",
      expiryYear: "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'YYYY' }}",
    },
    additionalData: { networkTxReference: "<NETWORK_TRANSACTION_ID>" },
  },
  read: ({ resultCode }) => {
    if (resultCode === "Authorised") return "approved";
    return resultCode === "Refused" ? "declined" : "unknown";
  },
});

const checkout = (order: string, attempt: string): Attempt => ({
  url: "https://api.sandbox.checkout.com/payments",
  headers: { Authorization: "Bearer <CHECKOUT_SECRET_KEY>", "Cko-Idempotency-Key": attempt },
  body: {
    amount: 1000,
    currency: "USD",
    reference: order,
    processing_channel_id: "<PROCESSING_CHANNEL_ID>",
    payment_type: "Unscheduled",
    merchant_initiated: true,
    previous_payment_id: "<NETWORK_TRANSACTION_ID>",
    source: {
      type: "card",
      stored: true,
      number: "{{ token: <TOKEN_ID> | json: '$.data.number' }}",
      expiry_month: "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'MM' | to_number }}",
      expiry_year: "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'YYYY' | to_number }}",
    },
  },
  read: ({ approved }) => {
    if (approved === true) return "approved";
    return approved === false ? "declined" : "unknown";
  },
});

const order = "<ORDER_REFERENCE>";
// Two UUIDs that you store with the order before the first request. Use new ones only after
// every processor that you called declined. While either outcome is unknown, reuse both, even
// if the other processor declined, or if a repeated request wasn't sent.
// If Checkout.com's outcome is unknown, look up the order there before you run this again. It
// keeps only 2xx results under an ID, so a repeat can charge a second time.
const attempts = { adyen: "<ADYEN_ATTEMPT_ID>", checkout: "<CHECKOUT_ATTEMPT_ID>" };

let processor = "Adyen";
let outcome = await send(adyen(order, attempts.adyen));
if (outcome === "declined") {
  processor = "Checkout.com";
  outcome = await send(checkout(order, attempts.checkout));
}
console.log(`${processor}: ${outcome}`);
