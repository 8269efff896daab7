import { useEffect, useRef, useState } from 'react';
import {
  BasisTheoryProvider,
  CardExpirationDateElement,
  CardNumberElement,
  CardVerificationCodeElement,
  useBasisTheory,
  type ICardExpirationDateElement,
  type ICardNumberElement,
  type ICardVerificationCodeElement,
} from '@basis-theory/react-elements';

export function IssuedCard({ cardId }: { cardId: string }) {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const cardNumber = useRef<ICardNumberElement>(null);
  const expirationDate = useRef<ICardExpirationDateElement>(null);
  const securityCode = useRef<ICardVerificationCodeElement>(null);
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => {
      cardNumber.current?.clear();
      expirationDate.current?.clear();
      securityCode.current?.clear();
      setShown(false);
    }, 60_000);
    return () => clearTimeout(timer);
  }, [shown]);

  async function showCard(): Promise<void> {
    if (!bt) throw new Error('The Elements are not loaded.');
    const session = await bt.sessions.create();

    // Your server gets the nonce, never the session key. It knows the user from
    // your own login, authorizes the session and answers with the id of the token.
    const response = await fetch(`/cards/${cardId}/reveal`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ nonce: session.nonce }),
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const { token_id: tokenId } = (await response.json()) as { token_id: string };

    // `data` holds references. The values themselves stay inside the Elements.
    const token = await bt.tokens.retrieve(tokenId, { apiKey: session.sessionKey });
    setShown(true);
    cardNumber.current?.setValue(token.data.number);
    expirationDate.current?.setValue({
      month: token.data.expiration_month,
      year: token.data.expiration_year,
    });
    if (token.data.cvc) securityCode.current?.setValue(token.data.cvc);
  }

  async function handleClick() {
    setBusy(true);
    setMessage('');
    try {
      await showCard();
    } catch (reason) {
      const { name, message, status } = reason as Error & { status?: number };
      console.error(name, status ?? message);
      setMessage('The card cannot be shown now. Try again.');
    } finally {
      setBusy(false);
    }
  }

  if (error) return <p role="alert">The card can't be loaded. Reload the page.</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <span>Card number</span>
      <CardNumberElement id="card-number" aria-label="Card number" ref={cardNumber} readOnly />
      <span>Expiration date</span>
      <CardExpirationDateElement
        id="expiration-date"
        aria-label="Expiration date"
        ref={expirationDate}
        readOnly
      />
      <span>Security code</span>
      <CardVerificationCodeElement
        id="security-code"
        aria-label="Security code"
        ref={securityCode}
        readOnly
      />
      <button type="button" onClick={handleClick} disabled={!bt || busy || shown}>
        Show the card
      </button>
      <output>{message}</output>
    </BasisTheoryProvider>
  );
}
