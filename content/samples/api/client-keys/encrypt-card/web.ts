import { basistheory } from '@basis-theory/web-elements';

const form = document.querySelector('#card-form') as HTMLFormElement;

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const card = bt.createElement('card');
await card.mount('#card');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  // Your server hands out the id and the public half of a client encryption key.
  const key = await fetch('/client-key');
  if (!key.ok) throw new Error(`The server answered ${key.status}.`);
  const { key_id: keyId, public_key_pem: publicKeyPem } = await key.json();

  const encryptedCard = await bt.tokens.encrypt({
    tokenRequests: { type: 'card', data: card },
    publicKeyPem,
    keyId,
  });

  // Your server sends `encrypted` and `type` on, when it creates the token.
  const response = await fetch('/cards', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(encryptedCard),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
});
