import { basistheory } from '@basis-theory/web-elements';

const form = document.querySelector('#pin-form') as HTMLFormElement;
const message = document.querySelector('#message') as HTMLOutputElement;

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const pin = bt.createElement('text', {
  targetId: 'pin',
  'aria-label': 'PIN, four digits',
  inputMode: 'numeric',
  mask: [/\d/u, /\d/u, /\d/u, /\d/u],
  style: { base: { fontFamily: 'conceal', fontSize: '25px', textAlign: 'center' } },
});
await pin.mount('#pin');

interface Grant {
  issuer_card_id: string;
  expires: number;
  grant: string;
}

const setPin = async (cardId: string): Promise<void> => {
  const session = await bt.sessions.create();
  const response = await fetch(`/cards/${cardId}/pin-session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ nonce: session.nonce }),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const { issuer_card_id: issuerCardId, expires, grant } = (await response.json()) as Grant;

  // The Element itself is the value. Your code never has the digits.
  await bt.proxy.patch({
    path: issuerCardId,
    headers: { 'BT-PROXY-KEY': '<PROXY_KEY>' },
    body: { pin, expires, grant },
    apiKey: session.sessionKey,
  });
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  try {
    await setPin('<CARD_ID>');
    pin.clear();
    message.textContent = 'The PIN is set.';
  } catch (error) {
    const { name, message: text, status } = error as Error & { status?: number };
    console.error(name, status ?? text);
    message.textContent = 'The PIN might not be set. Try again.';
  }
});
