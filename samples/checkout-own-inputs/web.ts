import { BasisTheoryClient, BasisTheoryEnvironment, BasisTheoryError } from '@basis-theory/node-sdk';

const client = new BasisTheoryClient({
  apiKey: '<PUBLIC_API_KEY>',
  environment: BasisTheoryEnvironment.Test,
});

const form = document.querySelector('#checkout') as HTMLFormElement;
const payButton = document.querySelector('#pay') as HTMLButtonElement;
const result = document.querySelector('#result') as HTMLOutputElement;

const pay = async (): Promise<string> => {
  const input = (name: string) => String(new FormData(form).get(name));
  const intent = await client.tokenIntents.create({
    type: 'card',
    data: {
      number: input('number').replace(/\D/g, ''),
      expiration_month: Number(input('month')),
      expiration_year: Number(input('year')),
      cvc: input('code'),
    },
  });
  // The card leaves the page here, and not with the form.
  form.reset();
  const response = await fetch('/checkout', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token_intent_id: intent.id }),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return 'Thank you.';
};

form.addEventListener('submit', async (event) => {
  // Without this line the browser would send the card to your server.
  event.preventDefault();
  payButton.disabled = true;
  try {
    result.textContent = await pay();
  } catch (error) {
    const isInvalid = error instanceof BasisTheoryError && error.statusCode === 400;
    result.textContent = isInvalid
      ? 'Check the card details.'
      : 'The payment did not go through. You can try again.';
    payButton.disabled = false;
  }
});

// The page has the button disabled, so that the form cannot be submitted without this script.
payButton.disabled = false;
