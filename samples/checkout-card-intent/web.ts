import { basistheory, type BasisTheoryApiError } from '@basis-theory/web-elements';

const form = document.querySelector('#checkout') as HTMLFormElement;
const payButton = document.querySelector('#pay') as HTMLButtonElement;
const result = document.querySelector('#result') as HTMLOutputElement;

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const number = bt.createElement('cardNumber', { targetId: 'card-number', 'aria-label': 'Card number' });
const expiration = bt.createElement('cardExpirationDate', {
  targetId: 'expiration-date',
  'aria-label': 'Expiration date',
});
const code = bt.createElement('cardVerificationCode', {
  targetId: 'security-code',
  'aria-label': 'Security code',
});

const updateButton = () => {
  payButton.disabled = ![number, expiration, code].every(({ metadata }) => metadata.complete);
};
// The brand decides how many digits the security code has.
number.on('change', ({ cardBrand }) => void code.update({ cardBrand }));
number.on('change', updateButton);
expiration.on('change', updateButton);
code.on('change', updateButton);

await Promise.all([
  number.mount('#card-number'),
  expiration.mount('#expiration-date'),
  code.mount('#security-code'),
]);

const pay = async (): Promise<string> => {
  const intent = await bt.tokenIntents.create({
    type: 'card',
    data: {
      number,
      expiration_month: expiration.month(),
      expiration_year: expiration.year(),
      cvc: code,
    },
  });
  // The id is all that your server needs. It knows the amount from the order.
  const response = await fetch('/checkout', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token_intent_id: intent.id }),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return 'Thank you.';
};

const explain = (error: unknown): string => {
  const { name, status } = error as BasisTheoryApiError;
  if (name === 'BasisTheoryValidationError') return 'Check the card details.';
  if (name === 'BasisTheoryApiError' && status === 400) return 'This card is not valid.';
  console.error(error);
  return 'The payment did not go through. You can try again.';
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  payButton.disabled = true;
  try {
    result.textContent = await pay();
  } catch (error) {
    result.textContent = explain(error);
    updateButton();
  }
});
