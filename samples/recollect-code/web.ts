import { basistheory } from '@basis-theory/web-elements';

const form = document.querySelector('#saved-card') as HTMLFormElement;
const payButton = document.querySelector('#pay') as HTMLButtonElement;
const result = document.querySelector('#result') as HTMLOutputElement;
const { tokenId = '', brand } = form.dataset;

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

// There is no card number to follow, so the brand of the token sets the length of the code.
const code = bt.createElement('cardVerificationCode', {
  targetId: 'security-code',
  'aria-label': 'Security code',
  cardBrand: brand,
});
code.on('change', ({ complete }) => {
  payButton.disabled = !complete;
});
await code.mount('#security-code');

const pay = async (): Promise<string> => {
  await bt.tokens.update(tokenId, { data: { cvc: code } });
  const response = await fetch('/pay-with-saved-card', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token_id: tokenId }),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return 'Thank you.';
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  payButton.disabled = true;
  try {
    result.textContent = await pay();
  } catch (error) {
    console.error(error);
    const isInvalid = (error as Error).name === 'BasisTheoryValidationError';
    result.textContent = isInvalid
      ? 'Check the code.'
      : 'The payment did not go through. You can try again.';
    payButton.disabled = false;
  }
});
