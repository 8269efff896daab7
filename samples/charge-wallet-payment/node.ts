type Kind = "apple_pay" | "google_pay" | "token_intent";
type Outcome = "paid" | "refused" | "not sent" | "unknown";

interface Order {
  reference: string;
  amount: number;
  currency: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The platform answers with these before it calls the processor. */
const BEFORE_SENDING = [400, 401, 403, 429];

function sourceOf(kind: Kind, id: string): object {
  const value = (path: string): string => `{{ ${kind}: ${id} | json: '${path}' }}`;
  const expiry = {
    expiry_month: value("$.data.expiration_month"),
    expiry_year: value("$.data.expiration_year"),
  };
  if (kind === "token_intent") return { type: "card", number: value("$.data.number"), ...expiry };
  return {
    type: "network_token",
    token_type: kind === "apple_pay" ? "applepay" : "googlepay",
    token: value("$.data.number"),
    ...expiry,
    eci: value("$.authentication.eci_indicator"),
    cryptogram: value("$.authentication.threeds_cryptogram"),
  };
}

/** Charges an order of your database with what a browser sent, which can be anything. */
export async function chargeWallet(order: Order, kind: unknown, id: unknown): Promise<Outcome> {
  // An id becomes part of an expression, so nothing but an id may pass.
  if (kind !== "apple_pay" && kind !== "google_pay" && kind !== "token_intent") return "not sent";
  if (typeof id !== "string" || !UUID.test(id)) return "not sent";
  try {
    const response = await fetch("https://api.test.basistheory.com/proxy", {
      method: "POST",
      headers: {
        "BT-API-KEY": "<API_KEY>",
        "BT-PROXY-URL": "https://api.sandbox.checkout.com/payments",
        Authorization: "Bearer <CHECKOUT_SECRET_KEY>",
        "Cko-Idempotency-Key": order.reference,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({
        amount: order.amount,
        currency: order.currency,
        reference: order.reference,
        processing_channel_id: "<PROCESSING_CHANNEL_ID>",
        source: sourceOf(kind, id),
      }),
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.headers.has("BT-PROXY-DESTINATION-STATUS"))
      return BEFORE_SENDING.includes(response.status) ? "not sent" : "unknown";
    const { approved } = (await response.json()) as { approved?: unknown };
    if (response.status >= 400) return "unknown";
    if (approved === true) return "paid";
    return approved === false ? "refused" : "unknown";
  } catch {
    return "unknown";
  }
}
