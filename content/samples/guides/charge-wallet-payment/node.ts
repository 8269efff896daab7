import { randomUUID } from "node:crypto";

type Kind = "apple_pay" | "google_pay" | "token_intent";
type Outcome = "approved" | "declined" | "unknown" | "not sent";

/** A row of your database. */
interface Order {
  reference: string;
  amount: number;
  currency: string;
  /** Authorized isn't paid. Mark the order as paid once the processor confirms the capture. */
  state: "open" | "started" | "authorized";
  /** The idempotency key of the last charge. */
  attempt: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** With one of these and no processor status, the platform most likely sent nothing. */
const BEFORE_SENDING = [400, 401, 403];

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

async function read(response: Response): Promise<Outcome> {
  if (!response.headers.has("BT-PROXY-DESTINATION-STATUS"))
    return BEFORE_SENDING.includes(response.status) ? "not sent" : "unknown";
  if (response.status >= 400) return "unknown";
  // A decline can be a 200 or a 201, so the status alone proves nothing.
  const { approved } = (await response.json()) as { approved?: unknown };
  if (approved === true) return "approved";
  return approved === false ? "declined" : "unknown";
}

async function charge(order: Order, source: object): Promise<Outcome> {
  try {
    const response = await fetch("https://api.test.basistheory.com/proxy", {
      method: "POST",
      headers: {
        "BT-API-KEY": "<API_KEY>",
        "BT-PROXY-URL": "https://api.sandbox.checkout.com/payments",
        Authorization: "Bearer <CHECKOUT_SECRET_KEY>",
        "Cko-Idempotency-Key": order.attempt,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({
        amount: order.amount,
        currency: order.currency,
        reference: order.reference,
        processing_channel_id: "<PROCESSING_CHANNEL_ID>",
        source,
      }),
      // Longer than the platform waits for the processor.
      signal: AbortSignal.timeout(30_000),
    });
    return await read(response);
  } catch {
    // The connection broke or the body isn't JSON. The charge might have happened.
    return "unknown";
  }
}

/** Charges an order once, with what a browser sent, which can be anything. */
export async function chargeWallet(order: Order, kind: unknown, id: unknown): Promise<Outcome> {
  // A repeated press or a reload: an order that isn't open is never charged again.
  if (order.state === "authorized") return "approved";
  if (order.state === "started") return "unknown";
  // An ID becomes part of an expression, so only an ID can pass.
  if (kind !== "apple_pay" && kind !== "google_pay" && kind !== "token_intent") return "not sent";
  if (typeof id !== "string" || !UUID.test(id)) return "not sent";
  // In a database, one statement checks and sets.
  order.state = "started";
  // The key stays the same until a decline, so Checkout.com recognizes an approval for 24 hours.
  // After that, look up the reference first.
  order.attempt ||= randomUUID();

  const outcome = await charge(order, sourceOf(kind, id));
  if (outcome === "approved") order.state = "authorized";
  // Unknown: the order stays closed until the processor tells you about its reference.
  else if (outcome !== "unknown") order.state = "open";
  if (outcome === "declined") order.attempt = "";
  return outcome;
}
