import { basistheory } from '@basis-theory/web-elements';

const form = document.querySelector('#card-form') as HTMLFormElement;
const clearButton = document.querySelector('#clear') as HTMLButtonElement;
const message = document.querySelector('#message') as HTMLOutputElement;

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const number = bt.createElement('cardNumber', { targetId: 'number', 'aria-label': 'Card number' });
const expiry = bt.createElement('cardExpirationDate', {
  targetId: 'expiry',
  'aria-label': 'Expiration date',
});
const code = bt.createElement('cardVerificationCode', {
  targetId: 'code',
  'aria-label': 'Security code',
});
await Promise.all([number.mount('#number'), expiry.mount('#expiry'), code.mount('#code')]);

const elements = [number, expiry, code];

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const open = elements.filter(({ metadata }) => !metadata.complete);
  if (open[0]) {
    // Each shows its `invalid` style, and the payer goes on at the first.
    for (const element of open) element.validate();
    open[0].focus();
    message.textContent = 'Complete the card first.';
    return;
  }
  try {
    const token = await bt.tokens.create({
      type: 'card',
      data: {
        number,
        expiration_month: expiry.month(),
        expiration_year: expiry.year(),
        cvc: code,
      },
    });
    message.textContent = `Saved as token ${token.id}`;
  } catch (error) {
    const { name, message: text, status } = error as Error & { status?: number };
    console.error(name, status ?? text);
    message.textContent = 'The card was not saved. Try again.';
  }
});

clearButton.addEventListener('click', () => {
  for (const element of elements) element.clear();
  number.focus();
});
