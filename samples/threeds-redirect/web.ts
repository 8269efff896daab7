const button = document.querySelector('#pay') as HTMLButtonElement;
const result = document.querySelector('#result') as HTMLOutputElement;

/** Your server gets the session and decides, whatever has happened in the popup. */
async function showOutcome(): Promise<void> {
  const response = await fetch('/3ds/outcome', { method: 'POST' });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const { paid } = (await response.json()) as { paid: boolean };
  result.textContent = paid ? 'Thank you.' : 'The payment was not confirmed. You can try again.';
  button.disabled = paid;
}

button.addEventListener('click', async () => {
  button.disabled = true;
  result.textContent = 'Your bank asks you to confirm the payment.';
  const isPhone = matchMedia('(max-width: 600px)').matches;
  // In the click itself: browsers block a popup that opens after an answer of the server.
  const popup = isPhone ? null : window.open('', 'bank', 'popup,width=400,height=600');
  try {
    const response = await fetch('/3ds/redirect', { method: 'POST' });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const { redirect_url: address } = (await response.json()) as { redirect_url: string };
    if (!popup) {
      location.assign(address);
      return;
    }
    popup.location.href = address;
    const watch = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(watch);
      showOutcome().catch((error: unknown) => {
        console.error(error);
        result.textContent = 'We are checking your payment. Do not pay again.';
      });
    }, 500);
  } catch (error) {
    console.error(error);
    popup?.close();
    button.disabled = false;
    result.textContent = 'The payment could not be confirmed. You can try again.';
  }
});
