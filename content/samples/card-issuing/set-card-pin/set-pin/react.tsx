import { useRef, useState, type SyntheticEvent } from 'react';
import {
  BasisTheoryProvider,
  TextElement,
  useBasisTheory,
  type ITextElement,
} from '@basis-theory/react-elements';

const PIN_MASK = [/\d/u, /\d/u, /\d/u, /\d/u];
const PIN_STYLE = {
  base: { fontFamily: 'conceal', fontSize: '25px', textAlign: 'center' },
} as const;

interface Grant {
  issuer_card_id: string;
  expires: number;
  grant: string;
}

export function PinForm({ cardId }: { cardId: string }) {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const pin = useRef<ITextElement>(null);
  const [complete, setComplete] = useState(false);
  const [message, setMessage] = useState('');

  async function setPin(): Promise<void> {
    if (!bt || !pin.current) throw new Error('The Element is not mounted.');
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
      body: { pin: pin.current, expires, grant },
      apiKey: session.sessionKey,
    });
    pin.current.clear();
  }

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    try {
      await setPin();
      setMessage('The PIN is set.');
    } catch (reason) {
      const { name, message, status } = reason as Error & { status?: number };
      console.error(name, status ?? message);
      setMessage('The PIN might not be set. Try again.');
    }
  }

  if (error) return <p role="alert">The form cannot be loaded.</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <form onSubmit={handleSubmit}>
        <TextElement
          id="pin"
          aria-label="PIN, four digits"
          inputMode="numeric"
          mask={PIN_MASK}
          style={PIN_STYLE}
          ref={pin}
          onChange={(change) => setComplete(change.complete)}
        />
        <button disabled={!complete}>Set the PIN</button>
        <output>{message}</output>
      </form>
    </BasisTheoryProvider>
  );
}
