import {
  BasisTheory,
  BasisTheoryClient,
  BasisTheoryEnvironment,
  BasisTheoryError,
  BasisTheoryTimeoutError,
} from "@basis-theory/node-sdk";

// This version of the SDK throws an error without a status and with this message for
// a response without a body: a rejected key (401), and a write that succeeded.
const EMPTY_BODY = "response: Expected object. Received undefined.";

const client = new BasisTheoryClient({
  apiKey: "<API_KEY>",
  environment: BasisTheoryEnvironment.Test,
});

function isUnknown(status = 500) {
  return status === 408 || status >= 500;
}

function reportUnknown() {
  console.error("The write may have succeeded. Look for the token before you create it again.");
}

try {
  const token = await client.tokens.create({
    type: "card",
    data: { number: "4242424242424242", expiration_month: 12, expiration_year: 2029, cvc: "123" },
  });
  // A success whose body isn't JSON doesn't throw. It has no ID.
  if (token.id === undefined) reportUnknown();
  else console.log(token.id);
} catch (error) {
  if (error instanceof BasisTheory.BadRequestError) {
    // In development, read error.body.errors: its keys are the invalid fields.
    console.error("The request is not valid.");
  } else if (error instanceof BasisTheory.UnauthorizedError) {
    console.error("The key is missing or unknown.");
  } else if (error instanceof Error && error.message === EMPTY_BODY) {
    console.error("Check the key. If other requests work, it is fine.");
    reportUnknown();
  } else if (error instanceof BasisTheory.ForbiddenError) {
    console.error("The application lacks the permission token:create.");
  } else if (error instanceof BasisTheoryError && error.statusCode === 429) {
    console.error("The rate limit still holds after two retries. Slow down.");
  } else if (error instanceof BasisTheoryTimeoutError) {
    reportUnknown();
  } else if (error instanceof BasisTheoryError && isUnknown(error.statusCode)) {
    // The platform failed, the connection failed, or the time ran out.
    reportUnknown();
  } else if (error instanceof BasisTheoryError) {
    const traceId = error.rawResponse?.headers.get("BT-TRACE-ID");
    console.error("The request failed:", error.statusCode, traceId);
  } else {
    throw error;
  }
}
