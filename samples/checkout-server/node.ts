import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";

const apiKey = "<API_KEY>";
const client = new BasisTheoryClient({ apiKey, environment: BasisTheoryEnvironment.Test });

// In your shop: the open order of the customer who is signed in, from your database.
const order = { id: "A-10017", amount: 1250, currency: "USD", isPaid: false };

async function charge(intentId: string): Promise<boolean> {
  const response = await fetch("https://api.test.basistheory.com/proxy", {
    method: "POST",
    headers: {
      "BT-API-KEY": apiKey,
      "BT-PROXY-URL": "https://echo.basistheory.com/anything",
      "Content-Type": "application/json",
    },
    body: JSON.stringify({
      reference: order.id,
      amount: order.amount,
      currency: order.currency,
      card: {
        number: `{{ token_intent: ${intentId} | json: '$.data.number' }}`,
        expiry_month: `{{ token_intent: ${intentId} | json: '$.data' | card_exp: 'MM' }}`,
        expiry_year: `{{ token_intent: ${intentId} | json: '$.data' | card_exp: 'YYYY' }}`,
        cvc: `{{ token_intent: ${intentId} | json: '$.data.cvc' }}`,
      },
    }),
  });
  // To watch the echo. Remove it before you call a processor.
  console.log(response.status, await response.text());
  if (response.status === 408 || response.status >= 500) {
    throw new Error("Ask the processor whether it has charged the card.");
  }
  return response.ok;
}

async function checkOut(body: unknown): Promise<number> {
  if (order.isPaid) return 409;
  const sent = (body as { token_intent_id?: unknown }).token_intent_id;
  if (typeof sent !== "string") return 400;

  const intent = await client.tokenIntents.get(sent);
  // Only the id that the platform returns goes into expressions.
  if (!intent.id || intent.type !== "card") return 400;

  // Again, because another request may have come first. In a database, one statement checks and sets.
  if (order.isPaid) return 409;
  order.isPaid = true;
  if (!(await charge(intent.id))) {
    order.isPaid = false;
    return 402;
  }
  const token = await client.tokens.create({ tokenIntentId: intent.id, metadata: { order_id: order.id } });
  console.log(`Keep ${token.id} with the customer.`);
  return 204;
}

createServer(async (request, response) => {
  if (request.method !== "POST" || request.url !== "/checkout") {
    response.writeHead(404).end();
    return;
  }
  try {
    response.writeHead(await checkOut(await json(request))).end();
  } catch (error) {
    console.error(error);
    response.writeHead(502).end();
  }
}).listen(3001);
