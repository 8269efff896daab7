import { BasisTheoryClient } from "@basis-theory/node-sdk";

const client = new BasisTheoryClient({
  apiKey: "<API_KEY>",
  // The libraries create sessions only on this host.
  baseUrl: "https://api.basistheory.com",
});

/** An open order of the customer who is signed in, from your database. */
export interface Order {
  tokenIntentId: string;
  amount: string;
  name: string;
  email: string;
}

// Behind POST /3ds/authenticate-app, whose body is { "sessionId": "…" }. Return this
// object with the status 200, and store `authenticationStatus` with the order.
export async function authenticateApp(order: Order, sessionId: string): Promise<object> {
  const authentication = await client.threeds.sessions.authenticate(sessionId, {
    authenticationCategory: "payment",
    authenticationType: "payment-transaction",
    purchaseInfo: {
      amount: order.amount,
      currency: "826",
      exponent: "2",
      date: new Date().toISOString().replace(/\D/g, "").slice(0, 14),
      transactionType: "purchase",
    },
    merchantInfo: {
      mid: "9876543210001",
      acquirerBin: "000000999",
      name: "Example Store",
      url: "https://store.example.com",
      categoryCode: "5999",
      countryCode: "826",
    },
    cardholderInfo: { name: order.name, email: order.email },
  });
  // A customer can send the session of another card.
  if (authentication.tokenIntentId !== order.tokenIntentId) {
    throw new Error("The session isn't for this order's card.");
  }

  // The libraries can't read message extensions, and Android can't read some fields that are null.
  const { messageExtensions: _unreadable, ...readable } = authentication;
  const filled = Object.entries(readable).filter(([, value]) => value !== null && value !== undefined);
  return {
    ...Object.fromEntries(filled),
    panTokenId: authentication.panTokenId ?? order.tokenIntentId,
    purchaseAmount: order.amount,
    merchantName: "Example Store",
    currency: "826",
  };
}
