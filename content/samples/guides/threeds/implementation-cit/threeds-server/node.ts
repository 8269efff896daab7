import { BasisTheoryClient, BasisTheoryEnvironment, BasisTheoryError, type BasisTheory } from "@basis-theory/node-sdk";

const client = new BasisTheoryClient({
  apiKey: "<API_KEY>",
  environment: BasisTheoryEnvironment.Test,
});

/** An open order of the customer who is signed in, from your database. */
export interface Order {
  tokenIntentId: string;
  amount: string;
  name: string;
  email: string;
}

export type Outcome =
  | { next: "pay"; authentication: BasisTheory.ThreeDsAuthentication }
  | { next: "pay-without-3ds" }
  | { next: "challenge"; authentication: BasisTheory.ThreeDsAuthentication }
  | { next: "wait" }
  | { next: "restart" }
  | { next: "stop"; message?: string };

// Behind POST /3ds/authenticate. Keep the answer with the order: you need its
// `directoryStatusCode` after a challenge.
export async function authenticate(order: Order, sessionId: string): Promise<Outcome> {
  return decide(order, () =>
    client.threeds.sessions.authenticate(sessionId, {
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
      requestorInfo: { amexRequestorType: "MER" },
      cardholderInfo: { name: order.name, email: order.email },
    }),
  );
}

// Behind POST /3ds/finish, and after the webhook of a decoupled challenge.
export async function finish(order: Order, sessionId: string): Promise<Outcome> {
  return decide(order, () => client.threeds.sessions.getChallengeResult(sessionId));
}

async function decide(
  order: Order,
  ask: () => Promise<BasisTheory.ThreeDsAuthentication>,
): Promise<Outcome> {
  let authentication: BasisTheory.ThreeDsAuthentication;
  try {
    authentication = await ask();
  } catch (error) {
    if (!(error instanceof BasisTheoryError) || error.statusCode !== 424) throw error;
    const status = serviceStatus(error.body);
    if (status === "502" || status === "504") return { next: "restart" };
    throw error;
  }
  // A customer can send the session of another card, which somebody else has confirmed.
  if (authentication.tokenIntentId !== order.tokenIntentId) return { next: "stop" };

  switch (authentication.authenticationStatus) {
    case "successful":
    case "attempted":
      return { next: "pay", authentication };
    case "challenge":
      return { next: "challenge", authentication };
    case "decoupled_challenge":
      return { next: "wait" };
    case "unavailable":
      return { next: "pay-without-3ds" };
    default:
      return { next: "stop", message: authentication.cardholderInfo };
  }
}

interface ServiceError {
  service_status?: string;
  error?: ServiceError;
}

// The details are in `error`, or one level deeper if the whole body is in `error`.
function serviceStatus(body: unknown): string | undefined {
  const { error } = body as { error?: ServiceError };
  return error?.error?.service_status ?? error?.service_status;
}
