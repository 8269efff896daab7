import { useRef, useState, type SyntheticEvent } from 'react';
import {
  BasisTheoryProvider,
  CardVerificationCodeElement,
  useBasisTheory,
  type ICardVerificationCodeElement,
} from '@basis-theory/react-elements';

interface SavedCard {
  tokenId: string;
  brand: string;
}

export function PayWithSavedCard({ tokenId, brand }: SavedCard) {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const code = useRef<ICardVerificationCodeElement>(null);
  const [complete, setComplete] = useState(false);
  const [paying, setPaying] = useState(false);
  const [result, setResult] = useState('');

  async function pay(): Promise<string> {
    if (!bt || !code.current) throw new Error('The Element is not mounted.');
    await bt.tokens.update(tokenId, { data: { cvc: code.current } });
    const response = await fetch('/pay-with-saved-card', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token_id: tokenId }),
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return 'Thank you.';
  }

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setPaying(true);
    try {
      setResult(await pay());
    } catch (reason) {
      console.error(reason);
      const isInvalid = (reason as Error).name === 'BasisTheoryValidationError';
      setResult(isInvalid ? 'Check the code.' : 'The payment did not go through. You can try again.');
      setPaying(false);
    }
  }

  if (error) return <p role="alert">The field could not be loaded.</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <form onSubmit={handleSubmit}>
        <CardVerificationCodeElement
          id="security-code"
          aria-label="Security code"
          ref={code}
          cardBrand={brand}
          onChange={(change) => setComplete(change.complete)}
        />
        <button disabled={!complete || paying}>Pay</button>
        <output>{result}</output>
      </form>
    </BasisTheoryProvider>
  );
}
