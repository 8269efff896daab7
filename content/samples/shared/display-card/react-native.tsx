import { useEffect, useRef, useState } from 'react';
import { Button, Text, View } from 'react-native';
import {
  CardExpirationDateElement,
  CardNumberElement,
  CardVerificationCodeElement,
  useBasisTheory,
  type BTDateRef,
  type BTRef,
} from '@basis-theory/react-native-elements';

type Reference = Parameters<BTRef['setValue']>[0];
type SingleReference = Extract<Reference, { id: string }>;

interface CardReferences {
  number: SingleReference;
  expiration_month: SingleReference;
  expiration_year: SingleReference;
  cvc?: SingleReference;
}

// The login of your app. Your server knows the user from it.
export function IssuedCard({ cardId, login }: { cardId: string; login: string }) {
  const { bt } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const cardNumber = useRef<BTRef>(null);
  const expirationDate = useRef<BTDateRef>(null);
  const securityCode = useRef<BTRef>(null);
  const [shown, setShown] = useState(false);
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
    // A failed call is logged and resolves to undefined, so check each result.
    const session = await bt?.sessions.create();
    if (!session) throw new Error('There is no session.');

    const response = await fetch(`https://api.example.com/cards/${cardId}/reveal`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${login}` },
      body: JSON.stringify({ nonce: session.nonce }),
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const { token_id: tokenId } = (await response.json()) as { token_id: string };

    const token = await bt?.tokens.retrieve<CardReferences>(tokenId, session.sessionKey);
    if (!token?.data) throw new Error('The token cannot be read.');
    setShown(true);
    cardNumber.current?.setValue(token.data.number);
    expirationDate.current?.setValue({
      month: token.data.expiration_month,
      year: token.data.expiration_year,
    });
    if (token.data.cvc) securityCode.current?.setValue(token.data.cvc);
  }

  function handlePress() {
    setMessage('');
    showCard().catch((reason: unknown) => {
      const { name, message, status } = reason as Error & { status?: number };
      console.error(name, status ?? message);
      setMessage('The card cannot be shown now. Try again.');
    });
  }

  return (
    <View>
      <Text>Card number</Text>
      <CardNumberElement btRef={cardNumber} editable={false} />
      <Text>Expiration date</Text>
      <CardExpirationDateElement btRef={expirationDate} editable={false} />
      <Text>Security code</Text>
      <CardVerificationCodeElement btRef={securityCode} editable={false} />
      <Button title="Show the card" onPress={handlePress} disabled={!bt || shown} />
      <Text>{message}</Text>
    </View>
  );
}
