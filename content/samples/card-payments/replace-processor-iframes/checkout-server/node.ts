import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";

type Outcome = "approved" | "declined" | "unknown" | "not sent";

const apiKey = "<API_KEY>";
const processorKey = "<CHECKOUT_SECRET_KEY>";
const channel = "<PROCESSING_CHANNEL_ID>";
const client = new BasisTheoryClient({ apiKey, environment: BasisTheoryEnvironment.Test });

// In your shop: the order of the signed-in customer, from your database.
// `attempt` is the idempotency key of the last charge. `state` is open, started, or authorized.
// Authorized isn't paid. Mark the order as paid once the processor confirms the capture.
const order = {
  reference: "A-10017",
  amount: 1250,
  currency: "USD",
  state: "open",
  attempt: "",
  networkIds: {},
};

/** What Checkout.com returns. Later charges refer to the first charge by its IDs. */
interface Payment {
  approved?: unknown;
  scheme_id?: string;
  /** Only Mastercard has this ID. */
  processing?: { scheme_transaction_link_id?: string };
}

/** With one of these and no processor status, the platform most likely sent nothing. */
const BEFORE_SENDING = [400, 401, 403];

async function read(response: Response): Promise<Outcome> {
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

async function charge(intentId: string): Promise<Outcome> {
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
        reference: order.reference,
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
    outcome = await read(response);
  } catch {
    // The connection broke or the body isn't JSON. The charge might have happened.
  }
  console.log(`Order ${order.reference}, attempt ${order.attempt}: status ${status}, ${outcome}`);
  return outcome;
}

async function keepCard(tokenIntentId: string): Promise<void> {
  try {
    const metadata = { order_id: order.reference, ...order.networkIds };
    const token = await client.tokens.create({ tokenIntentId, metadata });
    console.log(`Keep ${token.id} with the customer.`);
  } catch {
    // The payment is valid without a stored card.
    console.error(`Order ${order.reference}: the card wasn't stored.`);
  }
}

interface Result {
  status: number;
  outcome: Outcome;
}

const STATUS = { approved: 200, declined: 402, unknown: 202, "not sent": 503 };
const result = (outcome: Outcome, status = STATUS[outcome]): Result => ({ status, outcome });

/** What a repeated press or a reload gets. An order that isn't open is never charged again. */
function known(): Result | undefined {
  if (order.state === "authorized") return result("approved");
  return order.state === "started" ? result("unknown") : undefined;
}

interface Sent {
  token_intent_id?: unknown;
  /** The customer's consent. Without it, no card is stored. */
  keep?: unknown;
}

async function checkOut(body: Sent | null | undefined): Promise<Result> {
  const sent = body?.token_intent_id;
  if (typeof sent !== "string") return known() ?? result("not sent", 400);
  const intent = await client.tokenIntents.get(sent).catch(() => undefined);
  // Another request may have started meanwhile. In a database, one statement checks and sets.
  const earlier = known();
  if (earlier) return earlier;
  if (!intent) return result("not sent");
  // Only the ID that the platform returns goes into expressions.
  if (!intent.id || intent.type !== "card") return result("not sent", 400);
  order.state = "started";
  // The key stays the same until a decline, so Checkout.com recognizes an approval for 24 hours.
  // After that, look up the reference first.
  order.attempt ||= randomUUID();

  const outcome = await charge(intent.id);
  if (outcome === "approved") {
    order.state = "authorized";
    if (body?.keep === true) await keepCard(intent.id);
  } else if (outcome !== "unknown") order.state = "open";
  if (outcome === "declined") order.attempt = "";
  return result(outcome);
}

createServer(async (request, response) => {
  const respond = ({ status, outcome }: Result) =>
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify({ outcome }));
  if (request.method !== "POST" || request.url !== "/checkout") return respond(result("not sent", 404));
  const body = (await json(request).catch(() => undefined)) as Sent | null | undefined;
  return respond(await checkOut(body).catch(() => result("unknown")));
}).listen(3001);
