import {
  BasisTheory,
  BasisTheoryClient,
  BasisTheoryEnvironment,
  BasisTheoryError,
} from '@basis-theory/node-sdk';

// A refused key is answered with 401 and no body. This version of the SDK reads
// the body first, so it throws an error without a status and with this message.
const EMPTY_BODY = 'response: Expected object. Received undefined.';

const client = new BasisTheoryClient({
  apiKey: '<API_KEY>',
  environment: BasisTheoryEnvironment.Test,
});

try {
  const token = await client.tokens.get('d2cbc1b4-5c3a-45a3-9ee2-392a1c475ab4');
  console.log(token.id);
} catch (error) {
  if (error instanceof BasisTheory.NotFoundError) {
    console.log('The token does not exist.');
  } else if (
    error instanceof BasisTheory.UnauthorizedError ||
    (error instanceof Error && error.message === EMPTY_BODY)
  ) {
    console.error('The key is missing or unknown.');
  } else if (error instanceof BasisTheory.ForbiddenError) {
    console.error('The application lacks a permission.', error.body);
  } else if (error instanceof BasisTheoryError && error.statusCode === 429) {
    console.error('Too many requests, also after the retries.');
  } else if (error instanceof BasisTheoryError && error.statusCode === undefined) {
    console.error('No answer: the connection failed or timed out.', error.message);
  } else {
    throw error;
  }
}
