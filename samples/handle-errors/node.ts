import {
  BasisTheory,
  BasisTheoryClient,
  BasisTheoryEnvironment,
  BasisTheoryError,
} from "@basis-theory/node-sdk";

// A refused key is answered with 401 and no body. This version of the SDK reads
// the body first, so it throws an error without a status and with this message.
const EMPTY_BODY = "response: Expected object. Received undefined.";

const client = new BasisTheoryClient({
  apiKey: "<API_KEY>",
  environment: BasisTheoryEnvironment.Test,
});

try {
  const token = await client.tokens.create({
    type: "card",
    data: { number: "4242424242424242", expiration_month: 12, expiration_year: 2029, cvc: "123" },
  });
  console.log(token.id);
} catch (error) {
  if (error instanceof BasisTheory.BadRequestError) {
    console.error("The request is not valid:", error.body);
  } else if (
    error instanceof BasisTheory.UnauthorizedError ||
    (error instanceof Error && error.message === EMPTY_BODY)
  ) {
    console.error("The key is missing or unknown.");
  } else if (error instanceof BasisTheory.ForbiddenError) {
    console.error("The application lacks the permission token:create.");
  } else if (error instanceof BasisTheoryError && error.statusCode === 429) {
    console.error("The rate limit still holds after two retries. Slow down.");
  } else if (error instanceof BasisTheoryError) {
    // Without a status code no response arrived: the connection failed or the time ran out.
    const traceId = error.rawResponse?.headers.get("BT-TRACE-ID");
    console.error("The request failed:", error.statusCode, error.message, traceId);
  } else {
    throw error;
  }
}
