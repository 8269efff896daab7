import { useRef, useState } from 'react';
import {
  BasisTheoryProvider,
  TextElement,
  useBasisTheory,
  type ITextElement,
} from '@basis-theory/react-elements';

type Document = { document_number: { correlationId: string; elementId: string; path: string } };

export function DocumentNumber({ tokenId }: { tokenId: string }) {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const documentNumber = useRef<ITextElement>(null);
  const [message, setMessage] = useState('');

  async function reveal(): Promise<void> {
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
    documentNumber.current?.setValue(data.document_number);
  }

  async function handleClick() {
    try {
      await reveal();
      setMessage('');
    } catch (reason) {
      const { name, message, status } = reason as Error & { status?: number };
      console.error(name, status ?? message);
      setMessage('The number cannot be shown. Try again.');
    }
  }

  if (error) return <p role="alert">The page could not be loaded.</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <TextElement id="document-number" aria-label="Document number" ref={documentNumber} readOnly />
      <button type="button" onClick={handleClick}>
        Show the number
      </button>
      <output>{message}</output>
    </BasisTheoryProvider>
  );
}
