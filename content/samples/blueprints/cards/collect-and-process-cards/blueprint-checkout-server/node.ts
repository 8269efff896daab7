import { randomUUID } from "node:crypto";
import { BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";

type Outcome = "approved" | "declined" | "unknown" | "not sent";

const apiKey = "<PRIVATE_API_KEY>";
const processorKey = "<CHECKOUT_SECRET_KEY>";
const channel = "<PROCESSING_CHANNEL_ID>";
const client = new BasisTheoryClient({ apiKey, environment: BasisTheoryEnvironment.Test });

interface Order {
  customer: string;
  amount: number;
  currency: string;
  /** Authorized isn't paid. Mark the order as paid once the processor confirms the capture. */
  state: "open" | "started" | "authorized";
  /** The idempotency key of the last charge. */
  attempt: string;
  /** The approval's IDs, which later charges need. */
  networkIds?: Record<string, string>;
}

// In your service, a table.
const orders = new Map<string, Order>([
  ["A-10017", { customer: "user-1", amount: 1250, currency: "USD", state: "open", attempt: "" }],
]);

/** What Checkout.com returns. Later charges refer to the first charge by its IDs. */
interface Payment {
  approved?: unknown;
  scheme_id?: string;
  /** Only Mastercard has this ID. */
  processing?: { scheme_transaction_link_id?: string };
}

/** With one of these and no processor status, the platform most likely sent nothing. */
const BEFORE_SENDING = [400, 401, 403];

async function read(order: Order, response: Response): Promise<Outcome> {
  if (!response.headers.has("BT-PROXY-DESTINATION-STATUS"))
    return BEFORE_SENDING.includes(response.status) ? "not sent" : "unknown";
  if (response.status >= 400) return "unknown";
  // A decline can be a 200 or a 201, so the status alone proves nothing.
  const { approved, scheme_id, processing } = (await response.json()) as Payment;
  if (approved === true) {
    order.networkIds = {
      ...(scheme_id && { network_transaction_id: scheme_id }),
      ...(processing?.scheme_transaction_link_id && { transaction_link_id: processing.scheme_transaction_link_id }),
    };
    return "approved";
  }
  return approved === false ? "declined" : "unknown";
}

async function charge(reference: string, order: Order, intentId: string): Promise<Outcome> {
  const card = (filters: string): string => `{{ token_intent: ${intentId} | ${filters} }}`;
  let status = 0;
  let outcome: Outcome = "unknown";
  try {
    const response = await fetch("https://api.test.basistheory.com/proxy", {
      method: "POST",
      headers: {
        "BT-API-KEY": apiKey,
        "BT-PROXY-URL": "https://api.sandbox.checkout.com/payments",
        Authorization: `Bearer ${processorKey}`,
        "Cko-Idempotency-Key": order.attempt,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({
        amount: order.amount,
        currency: order.currency,
        reference,
        processing_channel_id: channel,
        source: {
          type: "card",
          number: card("json: '$.data.number'"),
          expiry_month: card("json: '$.data' | card_exp: 'MM' | to_number"),
          expiry_year: card("json: '$.data' | card_exp: 'YYYY' | to_number"),
          cvv: card("json: '$.data.cvc'"),
        },
      }),
      // Longer than the platform waits for the processor.
      signal: AbortSignal.timeout(30_000),
    });
    status = response.status;
    outcome = await read(order, response);
  } catch {
    // The connection broke or the body isn't JSON. The charge might have happened.
  }
  console.log(`Order ${reference}, attempt ${order.attempt}: status ${status}, ${outcome}`);
  return outcome;
}

async function keepCard(reference: string, order: Order, tokenIntentId: string): Promise<void> {
  try {
    const metadata = { customer_id: order.customer, ...order.networkIds };
    const token = await client.tokens.create({ tokenIntentId, metadata });
    console.log(`Keep ${token.id} with the customer.`);
  } catch {
    // The payment is valid without a stored card.
    console.error(`Order ${reference}: the card wasn't stored.`);
  }
}

// Call this from POST /orders/{order_id}/pay, behind your login, and return `outcome` as
// JSON with `status`. `userId` comes from the login, never from the request body.
// Without `keep`, which is the customer's consent, no card is stored.
export async function pay(userId: string, orderId: string, intentId: string, keep = false) {
  const result = (outcome: Outcome, status: number) => ({ status, outcome });
  const order = orders.get(orderId);
  if (order?.customer !== userId) return result("not sent", 404);
  // A repeated press or a reload: an order that isn't open is never charged again.
  if (order.state === "authorized") return result("approved", 200);
  if (order.state === "started") return result("unknown", 202);
  // Nothing that could end the expression around it.
  if (!/^[\w-]+$/.test(intentId)) return result("not sent", 400);
  // In a database, one statement checks and sets.
  order.state = "started";
  // The key stays the same until a decline, so Checkout.com recognizes an approval for 24 hours.
  // After that, look up the reference first.
  order.attempt ||= randomUUID();

  const outcome = await charge(orderId, order, intentId);
  // Unknown: the order stays closed until the processor tells you about its reference.
  if (outcome === "unknown") return result(outcome, 202);
  if (outcome !== "approved") {
    order.state = "open";
    if (outcome === "declined") order.attempt = "";
    return result(outcome, outcome === "declined" ? 402 : 503);
  }
  order.state = "authorized";
  if (keep) await keepCard(orderId, order, intentId);
  return result(outcome, 200);
}
