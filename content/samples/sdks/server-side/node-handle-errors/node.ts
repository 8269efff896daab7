import {
  BasisTheory,
  BasisTheoryClient,
  BasisTheoryEnvironment,
  BasisTheoryError,
} from '@basis-theory/node-sdk';

// This version of the SDK throws an error without a status and with this message for
// a response without a body: a rejected key (401), and a write that succeeded.
const EMPTY_BODY = 'response: Expected object. Received undefined.';

const client = new BasisTheoryClient({
  apiKey: '<API_KEY>',
  environment: BasisTheoryEnvironment.Test,
});

try {
  const token = await client.tokens.get('d2cbc1b4-5c3a-45a3-9ee2-392a1c475ab4');
  // A success whose body isn't JSON doesn't throw. It has no ID.
  console.log(token.id ?? 'The response has no token.');
} catch (error) {
  if (error instanceof BasisTheory.NotFoundError) {
    console.log('The token does not exist.');
  } else if (error instanceof BasisTheory.UnauthorizedError) {
    console.error('The key is missing or unknown.');
  } else if (error instanceof Error && error.message === EMPTY_BODY) {
    // A read changes nothing. After a write, read the state first: it may have succeeded.
    console.error('The response has no body. Check the key.');
  } else if (error instanceof BasisTheory.ForbiddenError) {
    console.error('The application lacks a permission.');
  } else if (error instanceof BasisTheoryError && error.statusCode === 429) {
    console.error('Too many requests, also after the retries.');
  } else if (error instanceof BasisTheoryError && error.statusCode === undefined) {
    console.error('No response: the connection failed or timed out.');
  } else {
    throw error;
  }
}
