import { basistheory } from '@basis-theory/web-elements';

// The data of the token: `document_number` is a reference in the page.
type Document = { document_number: { correlationId: string; elementId: string; path: string } };

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const documentNumber = bt.createElement('text', {
  targetId: 'document-number',
  'aria-label': 'Document number',
  readOnly: true,
});
await documentNumber.mount('#document-number');

export async function reveal(tokenId: string): Promise<void> {
  if (!bt) return;
  const { nonce, sessionKey } = await bt.sessions.create();

  // Your server gets the nonce, never the session key. It knows the
  // user from the cookie of your login.
  const response = await fetch('/authorize-reveal', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ nonce, token_id: tokenId }),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);

  const token = await bt.tokens.retrieve(tokenId, { apiKey: sessionKey });
  const data = token.data as unknown as Document;
  documentNumber.setValue(data.document_number);
}

document.querySelector('#show')?.addEventListener('click', () => {
  reveal('<TOKEN_ID>').catch(({ name, message, status }: Error & { status?: number }) => console.error(name, status ?? message));
});
