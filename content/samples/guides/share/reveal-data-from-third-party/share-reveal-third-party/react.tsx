import { useRef, useState } from 'react';
import {
  BasisTheoryProvider,
  TextElement,
  useBasisTheory,
  type ITextElement,
} from '@basis-theory/react-elements';

// The shape of the answer of the third party, with a reference in place of each value.
type Answer = { cvv: { correlationId: string; elementId: string; path: string } };

export function SecurityCode() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const securityCode = useRef<ITextElement>(null);
  const [message, setMessage] = useState('');

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
    securityCode.current?.setValue(answer.cvv);
  }

  async function handleClick() {
    try {
      await reveal();
      setMessage('');
    } catch (reason) {
      const { name, message, status } = reason as Error & { status?: number };
      console.error(name, status ?? message);
      setMessage('The code cannot be shown. Try again.');
    }
  }

  if (error) return <p role="alert">The page could not be loaded.</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <TextElement id="security-code" aria-label="Security code" ref={securityCode} readOnly />
      <button type="button" onClick={handleClick}>
        Show the code
      </button>
      <output>{message}</output>
    </BasisTheoryProvider>
  );
}
