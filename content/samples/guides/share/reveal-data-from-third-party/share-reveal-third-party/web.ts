import { basistheory } from '@basis-theory/web-elements';

// The shape of the answer of the third party, with a reference in place of each value.
type Answer = { cvv: { correlationId: string; elementId: string; path: string } };

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const securityCode = bt.createElement('text', {
  targetId: 'security-code',
  'aria-label': 'Security code',
  readOnly: true,
});
await securityCode.mount('#security-code');

async function reveal(): Promise<void> {
  if (!bt) return;
  const { nonce, sessionKey } = await bt.sessions.create();

  // Your server gets the nonce, never the session key. It knows the
  // user from the cookie of your login.
  const response = await fetch('/authorize-lookup', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ nonce }),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);

  const answer = (await bt.proxy.get({
    headers: { 'BT-PROXY-KEY': '<PROXY_KEY>' },
    apiKey: sessionKey,
  })) as Answer;
  securityCode.setValue(answer.cvv);
}

document.querySelector('#show')?.addEventListener('click', () => {
  reveal().catch(({ name, message, status }: Error & { status?: number }) => console.error(name, status ?? message));
});
