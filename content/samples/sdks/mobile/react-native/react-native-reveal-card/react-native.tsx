import { useEffect, useRef, useState } from 'react';
import { AppState, Button, Text, View } from 'react-native';
import {
  CardExpirationDateElement,
  CardNumberElement,
  useBasisTheory,
  type BTDateRef,
  type BTRef,
} from '@basis-theory/react-native-elements';

// What the package puts in the place of a value. It does not export the type.
type Reference = Extract<Parameters<BTRef['setValue']>[0], { id: string }>;
type Card = { number: Reference; expiration_month: Reference; expiration_year: Reference };

export function RevealCard({ tokenId, login }: { tokenId: string; login: string }) {
  const { bt } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const number = useRef<BTRef>(null);
  const expiration = useRef<BTDateRef>(null);
  const [message, setMessage] = useState('');

  // Clear the card as soon as the app is no longer in front.
  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) => {
      if (state === 'active') return;
      number.current?.clear();
      expiration.current?.clear();
    });
    return () => subscription.remove();
  }, []);

  async function reveal(): Promise<string> {
    const session = await bt?.sessions.create();
    if (!session) return 'There is no session.';

    // Your server gets the nonce, never the session key. It knows the user from the login.
    const response = await fetch('https://api.example.com/authorize-reveal', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${login}` },
      body: JSON.stringify({ nonce: session.nonce, token_id: tokenId }),
    });
    if (!response.ok) return 'You cannot see this card.';

    const token = await bt?.tokens.retrieve<Card>(tokenId, session.sessionKey);
    if (!token?.data) return 'The card cannot be shown. Try again.';
    number.current?.setValue(token.data.number);
    expiration.current?.setValue({
      month: token.data.expiration_month,
      year: token.data.expiration_year,
    });
    return '';
  }

  function handlePress() {
    reveal().then(setMessage, () => setMessage('There is no connection. Try again.'));
  }

  return (
    <View>
      <CardNumberElement btRef={number} editable={false} />
      <CardExpirationDateElement btRef={expiration} editable={false} />
      <Button title="Show the card" disabled={!bt} onPress={handlePress} />
      <Text>{message}</Text>
    </View>
  );
}
