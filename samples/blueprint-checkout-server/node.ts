import { BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";

const apiKey = "<PRIVATE_API_KEY>";
const client = new BasisTheoryClient({ apiKey, environment: BasisTheoryEnvironment.Test });

// In your service, a table: each order, its customer, and how far its payment is.
const orders = new Map([["A-10017", { customer: "user-1", amount: 1250, state: "open" }]]);

async function charge(reference: string, amount: number, intentId: string): Promise<number> {
  const response = await fetch("https://api.test.basistheory.com/proxy", {
    method: "POST",
    headers: {
      "BT-API-KEY": apiKey,
      "BT-PROXY-URL": "https://echo.basistheory.com/anything",
      "Content-Type": "application/json",
    },
    body: JSON.stringify({
      reference,
      amount,
      number: `{{ token_intent: ${intentId} | json: '$.data.number' }}`,
      month: `{{ token_intent: ${intentId} | json: '$.data' | card_exp: 'MM' }}`,
      year: `{{ token_intent: ${intentId} | json: '$.data' | card_exp: 'YYYY' }}`,
      cvc: `{{ token_intent: ${intentId} | json: '$.data.cvc' }}`,
    }),
  });
  return response.status;
}

async function keepCard(userId: string, tokenIntentId: string): Promise<void> {
  try {
    const token = await client.tokens.create({ tokenIntentId, metadata: { customer_id: userId } });
    console.log(`Keep ${token.id} with the customer.`);
  } catch (error) {
    // The payment is valid all the same.
    console.error(error);
  }
}

// Call this from POST /orders/{order_id}/pay, behind your login. `userId` comes from
// the login, never from the request body. It returns the status of your answer.
export async function pay(userId: string, orderId: string, intentId: string, keep: boolean) {
  const order = orders.get(orderId);
  if (order?.customer !== userId) return 404;
  // Nothing that could end the expression around it.
  if (!/^[\w-]+$/.test(intentId)) return 400;
  // In a database, one statement checks and sets.
  if (order.state !== "open") return 409;
  order.state = "started";

  const status = await charge(orderId, order.amount, intentId);
  if (status === 408 || status >= 500) {
    throw new Error("Ask the processor whether it has charged the card.");
  }
  if (status >= 400) {
    order.state = "open";
    return 402;
  }
  order.state = "paid";
  if (keep) await keepCard(userId, intentId);
  return 204;
}
