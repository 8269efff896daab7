import { basistheory } from '@basis-theory/web-elements';

const tokenId = '<TOKEN_ID>';

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const cardNumber = bt.createElement('cardNumber', {
  targetId: 'card-number',
  'aria-label': 'Card number',
  readOnly: true,
});
await cardNumber.mount('#card-number');

const { nonce, sessionKey } = await bt.sessions.create();

// Your server gets the nonce, never the session key. It answers
// when it has authorized the session.
const response = await fetch('/authorize-session', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ nonce, token_id: tokenId }),
});
if (!response.ok) throw new Error(`The server answered ${response.status}.`);

// `data` holds references. The number itself stays inside the Element.
const token = await bt.tokens.retrieve(tokenId, { apiKey: sessionKey });
cardNumber.setValue(token.data.number);
