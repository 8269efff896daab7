import { basistheory, type BasisTheoryApiError } from '@basis-theory/web-elements';

type Outcome = 'approved' | 'declined' | 'not sent' | 'unknown';

const MESSAGES: Record<Outcome, string> = {
  approved: 'Thank you. Your payment was approved.',
  declined: 'Your card was declined. Try another card.',
  'not sent': "You haven't been charged. Try again.",
  unknown: "We're checking your payment. Don't pay again.",
};

const form = document.querySelector('#checkout') as HTMLFormElement;
// Off until the customer ticks it. Saving a card takes consent.
const keepBox = document.querySelector('#keep') as HTMLInputElement;
const payButton = document.querySelector('#pay') as HTMLButtonElement;
const result = document.querySelector('#result') as HTMLOutputElement;

const failToLoad = (error: unknown): never => {
  result.textContent = "The card form couldn't be loaded. Reload the page.";
  throw error;
};

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' }).catch(failToLoad);
if (!bt) throw new Error('Load the Elements in a browser.');

const number = bt.createElement('cardNumber', { targetId: 'card-number', 'aria-label': 'Card number' });
const expiration = bt.createElement('cardExpirationDate', {
  targetId: 'expiration-date',
  'aria-label': 'Expiration date',
});
const code = bt.createElement('cardVerificationCode', {
  targetId: 'security-code',
  'aria-label': 'Security code',
});

// On while a payment runs. It stays on unless nothing was charged.
let locked = false;
const updateButton = () => {
  payButton.disabled = locked || ![number, expiration, code].every(({ metadata }) => metadata.complete);
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
]).catch(failToLoad);

const createIntent = async (): Promise<string> => {
  const { id } = await bt.tokenIntents.create({
    type: 'card',
    data: {
      number,
      expiration_month: expiration.month(),
      expiration_year: expiration.year(),
      cvc: code,
    },
  });
  return id;
};

/** From here on, an error doesn't mean that nothing was charged. Only `outcome` counts, not the status. */
const checkOut = async (tokenIntentId: string, keep: boolean): Promise<Outcome> => {
  try {
    // The ID and the consent are all that your server needs. It knows the amount from the order.
    const response = await fetch('/checkout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token_intent_id: tokenIntentId, keep }),
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
  const { name, status } = error as BasisTheoryApiError;
  if (name === 'BasisTheoryValidationError') return 'Check the card details.';
  if (name === 'BasisTheoryApiError' && status === 400) return 'Check the card details.';
  console.error(name, status);
  return MESSAGES['not sent'];
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (locked) return;
  locked = true;
  updateButton();
  try {
    const outcome = await checkOut(await createIntent(), keepBox.checked);
    result.textContent = MESSAGES[outcome];
    locked = outcome === 'approved' || outcome === 'unknown';
  } catch (error) {
    result.textContent = explain(error);
    locked = false;
  }
  updateButton();
});
