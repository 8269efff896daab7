import {
  basistheory,
  BasisTheoryApiError,
  BasisTheoryValidationError,
} from '@basis-theory/web-elements';

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const card = bt.createElement('card');
await card.mount('#card');

document.querySelector('#save')?.addEventListener('click', async () => {
  try {
    const token = await bt.tokens.create({ type: 'card', data: card });
    console.log(token.id);
  } catch (error) {
    if (error instanceof BasisTheoryValidationError) {
      console.log('The payer must mend the card.', error.details);
    } else if (error instanceof BasisTheoryApiError) {
      console.error(`The platform answered with status ${error.status}.`, error.data);
    } else {
      throw error;
    }
  }
});
