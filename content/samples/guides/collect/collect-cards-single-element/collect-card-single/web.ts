import { basistheory } from '@basis-theory/web-elements';

const form = document.querySelector('#card-form') as HTMLFormElement;
const hint = document.querySelector('#hint') as HTMLParagraphElement;
const saveButton = document.querySelector('#save-card') as HTMLButtonElement;
const result = document.querySelector('#result') as HTMLOutputElement;

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const card = bt.createElement('card', {
  title: 'Card number, expiration date and security code',
  autoComplete: { number: 'cc-number', expirationDate: 'cc-exp', csc: 'cc-csc' },
});

card.on('change', ({ cardBrand, cardLast4, complete, errors }) => {
  saveButton.disabled = !complete;
  if (errors?.some(({ type }) => type === 'invalid')) hint.textContent = 'Check the card details.';
  else hint.textContent = cardLast4 ? `${cardBrand}, ending in ${cardLast4}` : '';
});

await card.mount('#card');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  saveButton.disabled = true;
  try {
    const token = await bt.tokens.create({
      type: 'card',
      // The Element is the whole data: number, date and security code.
      data: card,
      // One token for each customer and number. Two customers with the same card don't share one.
      metadata: { customer_id: '<CUSTOMER_ID>' },
      fingerprintExpression: '{{ metadata.customer_id }}/{{ data.number }}',
      deduplicateToken: true,
    });
    result.textContent = `Saved as token ${token.id}`;
    card.clear();
  } catch (error) {
    const { name, message, status } = error as Error & { status?: number };
    console.error(name, status ?? message);
    result.textContent = 'The card was not saved. Check it and try again.';
    saveButton.disabled = !card.metadata.complete;
  }
});
