type Outcome = 'approved' | 'declined' | 'not sent' | 'unknown';

const MESSAGES: Record<Outcome, string> = {
  approved: 'Thank you. Your payment was approved.',
  declined: 'Your card was declined. Try another card.',
  'not sent': "You haven't been charged. Try again.",
  unknown: "We're checking your payment. Don't pay again.",
};

const button = document.querySelector('#pay') as HTMLButtonElement;
const result = document.querySelector('#result') as HTMLOutputElement;

/** Off for good if the card was charged, or may have been. */
const show = (outcome: Outcome): void => {
  result.textContent = MESSAGES[outcome];
  button.disabled = outcome === 'approved' || outcome === 'unknown';
};

/** Creates the session. Nothing is charged before the customer is back. */
const readAddress = async (): Promise<string> => {
  const response = await fetch('/3ds/redirect', { method: 'POST' });
  if (!response.ok) throw new Error(`The server returned ${response.status}.`);
  const { redirect_url: address } = (await response.json()) as { redirect_url: string };
  return address;
};

/** Your server gets the session and charges. From here on, an error doesn't mean that nothing was charged. */
const readOutcome = async (): Promise<Outcome> => {
  try {
    // Longer than your server waits for the processor.
    const response = await fetch('/3ds/outcome', { method: 'POST', signal: AbortSignal.timeout(40_000) });
    const { outcome } = (await response.json()) as { outcome?: Outcome };
    return outcome && outcome in MESSAGES ? outcome : 'unknown';
  } catch (error) {
    console.error(error);
    return 'unknown';
  }
};

button.addEventListener('click', async () => {
  button.disabled = true;
  result.textContent = 'Your bank asks you to confirm the payment.';
  const isPhone = matchMedia('(max-width: 600px)').matches;
  // In the click itself: browsers block a popup that opens after a response from the server.
  const popup = isPhone ? null : window.open('', 'bank', 'popup,width=400,height=600');
  try {
    const address = await readAddress();
    if (!popup) {
      location.assign(address);
      return;
    }
    popup.location.href = address;
    const watch = setInterval(async () => {
      if (!popup.closed) return;
      clearInterval(watch);
      show(await readOutcome());
    }, 500);
  } catch (error) {
    console.error(error);
    popup?.close();
    show('not sent');
  }
});
