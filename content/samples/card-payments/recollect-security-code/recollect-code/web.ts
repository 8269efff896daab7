import { basistheory } from '@basis-theory/web-elements';

type Outcome = 'approved' | 'declined' | 'not sent' | 'unknown';

const MESSAGES: Record<Outcome, string> = {
  approved: 'Thank you. Your payment was approved.',
  declined: 'Your card was declined. Try another card.',
  'not sent': "You haven't been charged. Try again.",
  unknown: "We're checking your payment. Don't pay again.",
};

const form = document.querySelector('#saved-card') as HTMLFormElement;
const payButton = document.querySelector('#pay') as HTMLButtonElement;
const result = document.querySelector('#result') as HTMLOutputElement;
const { tokenId = '', brand } = form.dataset;

const failToLoad = (error: unknown): never => {
  result.textContent = "The field couldn't be loaded. Reload the page.";
  throw error;
};

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' }).catch(failToLoad);
if (!bt) throw new Error('Load the Elements in a browser.');

// There is no card number to follow, so the brand of the token sets the length of the code.
const code = bt.createElement('cardVerificationCode', {
  targetId: 'security-code',
  'aria-label': 'Security code',
  cardBrand: brand,
});

// On while a payment runs. It stays on unless nothing was charged.
let locked = false;
const updateButton = () => {
  payButton.disabled = locked || !code.metadata.complete;
};
code.on('change', updateButton);
await code.mount('#security-code').catch(failToLoad);

/** From here on, an error doesn't mean that nothing was charged. Only `outcome` counts, not the status. */
const chargeSavedCard = async (): Promise<Outcome> => {
  try {
    const response = await fetch('/pay-with-saved-card', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token_id: tokenId }),
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
  if ((error as Error).name === 'BasisTheoryValidationError') return 'Check the code.';
  const { name, message, status } = error as Error & { status?: number };
  console.error(name, status ?? message);
  return MESSAGES['not sent'];
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (locked) return;
  locked = true;
  updateButton();
  try {
    await bt.tokens.update(tokenId, { data: { cvc: code } });
    const outcome = await chargeSavedCard();
    result.textContent = MESSAGES[outcome];
    locked = outcome === 'approved' || outcome === 'unknown';
  } catch (error) {
    result.textContent = explain(error);
    locked = false;
  }
  updateButton();
});
