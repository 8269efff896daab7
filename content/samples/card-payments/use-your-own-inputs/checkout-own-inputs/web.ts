import { BasisTheoryClient, BasisTheoryEnvironment, BasisTheoryError } from '@basis-theory/node-sdk';

type Outcome = 'approved' | 'declined' | 'not sent' | 'unknown';

const MESSAGES: Record<Outcome, string> = {
  approved: 'Thank you. Your payment was approved.',
  declined: 'Your card was declined. Try another card.',
  'not sent': "You haven't been charged. Try again.",
  unknown: "We're checking your payment. Don't pay again.",
};

const client = new BasisTheoryClient({
  apiKey: '<PUBLIC_API_KEY>',
  environment: BasisTheoryEnvironment.Test,
});

const form = document.querySelector('#checkout') as HTMLFormElement;
const payButton = document.querySelector('#pay') as HTMLButtonElement;
const result = document.querySelector('#result') as HTMLOutputElement;

const createIntent = async (): Promise<string> => {
  const input = (name: string) => String(new FormData(form).get(name));
  const { id } = await client.tokenIntents.create({
    type: 'card',
    data: {
      number: input('number').replace(/\D/g, ''),
      expiration_month: Number(input('month')),
      expiration_year: Number(input('year')),
      cvc: input('code'),
    },
  });
  if (!id) throw new Error('No token intent came back.');
  return id;
};

/** From here on, an error doesn't mean that nothing was charged. Only `outcome` counts, not the status. */
const checkOut = async (tokenIntentId: string): Promise<Outcome> => {
  try {
    const response = await fetch('/checkout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token_intent_id: tokenIntentId }),
      // Longer than your server waits for the processor.
      signal: AbortSignal.timeout(40_000),
    });
    const { outcome } = (await response.json()) as { outcome?: Outcome };
    return outcome && outcome in MESSAGES ? outcome : 'unknown';
  } catch (error) {
    console.error((error as Error).name);
    return 'unknown';
  }
};

/** Nothing was charged yet. */
const explain = (error: unknown): string => {
  if (error instanceof BasisTheoryError && error.statusCode === 400) return 'Check the card details.';
  console.error(error instanceof BasisTheoryError ? error.statusCode : (error as Error).name);
  return MESSAGES['not sent'];
};

form.addEventListener('submit', async (event) => {
  // Without this line the browser would send the card to your server.
  event.preventDefault();
  if (payButton.disabled) return;
  payButton.disabled = true;
  try {
    const tokenIntentId = await createIntent();
    // The intent has the card now, so the page doesn't need it.
    form.reset();
    const outcome = await checkOut(tokenIntentId);
    result.textContent = MESSAGES[outcome];
    // Off for good if the card was charged, or may have been.
    payButton.disabled = outcome === 'approved' || outcome === 'unknown';
  } catch (error) {
    result.textContent = explain(error);
    payButton.disabled = false;
  }
});

// The page has the button disabled, so that the form cannot be submitted without this script.
payButton.disabled = false;
