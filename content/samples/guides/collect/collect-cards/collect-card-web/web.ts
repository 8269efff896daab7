import { basistheory } from '@basis-theory/web-elements';

const form = document.querySelector('#card-form') as HTMLFormElement;
const saveButton = document.querySelector('#save-card') as HTMLButtonElement;
const result = document.querySelector('#result') as HTMLOutputElement;

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const cardNumber = bt.createElement('cardNumber', {
  targetId: 'card-number',
  'aria-label': 'Card number',
});
const expirationDate = bt.createElement('cardExpirationDate', {
  targetId: 'expiration-date',
  'aria-label': 'Expiration date',
});
const securityCode = bt.createElement('cardVerificationCode', {
  targetId: 'security-code',
  'aria-label': 'Security code',
});

const elements = [cardNumber, expirationDate, securityCode];
const updateButton = () => {
  saveButton.disabled = !elements.every((element) => element.metadata.complete);
};

// The brand decides how many digits the security code has.
cardNumber.on('change', ({ cardBrand }) => securityCode.update({ cardBrand }));
cardNumber.on('change', updateButton);
expirationDate.on('change', updateButton);
securityCode.on('change', updateButton);

await Promise.all([
  cardNumber.mount('#card-number'),
  expirationDate.mount('#expiration-date'),
  securityCode.mount('#security-code'),
]);

const saveCard = async (): Promise<string> => {
  const token = await bt.tokens.create({
    type: 'card',
    data: {
      number: cardNumber,
      expiration_month: expirationDate.month(),
      expiration_year: expirationDate.year(),
      cvc: securityCode,
    },
  });
  // Your server stores the id of the token. It never receives the card.
  const response = await fetch('/cards', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token_id: token.id }),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return token.id;
};

const explain = (error: unknown): string => {
  if (error instanceof Error && error.name === 'BasisTheoryValidationError') {
    return 'Check the card details.';
  }
  const { name, message, status } = error as Error & { status?: number };
  console.error(name, status ?? message);
  return 'The card could not be saved. Try again.';
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  saveButton.disabled = true;
  try {
    result.textContent = `Saved as token ${await saveCard()}`;
  } catch (error) {
    result.textContent = explain(error);
    updateButton();
  }
});
