import {
  basistheory,
  type BasisTheoryApiError,
  type BasisTheoryValidationError,
} from '@basis-theory/web-elements';

// The script that the package loads has its own classes: compare names, not classes.
const isValidationError = (error: unknown): error is BasisTheoryValidationError =>
  error instanceof Error && error.name === 'BasisTheoryValidationError';
const isApiError = (error: unknown): error is BasisTheoryApiError =>
  error instanceof Error && error.name === 'BasisTheoryApiError';

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const card = bt.createElement('card');
await card.mount('#card');

document.querySelector('#save')?.addEventListener('click', async () => {
  try {
    const token = await bt.tokens.create({ type: 'card', data: card });
    console.log(token.id);
  } catch (error) {
    if (isValidationError(error)) {
      console.log('The payer has to correct the card.');
    } else if (isApiError(error)) {
      console.error(`The platform returned status ${error.status}.`);
    } else {
      throw error;
    }
  }
});
