type Outcome = "charged" | "refused" | "not sent" | "unknown";

interface Attempt {
  url: string;
  headers: Record<string, string>;
  body: object;
  read: (status: number, answer: Record<string, unknown>) => Outcome;
}

/** The platform answers with these before it calls the processor. */
const BEFORE_SENDING = [400, 401, 403, 429];

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
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.headers.has("BT-PROXY-DESTINATION-STATUS"))
      return BEFORE_SENDING.includes(response.status) ? "not sent" : "unknown";
    return read(response.status, (await response.json()) as Record<string, unknown>);
  } catch {
    return "unknown";
  }
}

const adyen = (order: string): Attempt => ({
  url: "https://checkout-test.adyen.com/v71/payments",
  headers: { "X-API-Key": "<ADYEN_API_KEY>", "Idempotency-Key": order },
  body: {
    amount: { value: 1000, currency: "USD" },
    reference: order,
    merchantAccount: "<ADYEN_MERCHANT_ACCOUNT>",
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
  read: (status, { resultCode }) => {
    if (status !== 200) return "unknown";
    if (resultCode === "Authorised") return "charged";
    return resultCode === "Refused" ? "refused" : "unknown";
  },
});

const checkout = (order: string): Attempt => ({
  url: "https://api.sandbox.checkout.com/payments",
  headers: { Authorization: "Bearer <CHECKOUT_SECRET_KEY>", "Cko-Idempotency-Key": order },
  body: {
    amount: 1000,
    currency: "USD",
    reference: order,
    processing_channel_id: "<PROCESSING_CHANNEL_ID>",
    previous_payment_id: "<NETWORK_TRANSACTION_ID>",
    source: {
      type: "card",
      stored: true,
      number: "{{ token: <TOKEN_ID> | json: '$.data.number' }}",
      expiry_month: "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'MM' }}",
      expiry_year: "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'YYYY' }}",
    },
  },
  read: (status, { approved }) => {
    if (status >= 400) return "unknown";
    if (approved === true) return "charged";
    return approved === false ? "refused" : "unknown";
  },
});

const order = "<ORDER_REFERENCE>";
let processor = "Adyen";
let outcome = await send(adyen(order));
if (outcome === "refused") {
  processor = "Checkout.com";
  outcome = await send(checkout(order));
}
console.log(`${processor}: ${outcome}`);
