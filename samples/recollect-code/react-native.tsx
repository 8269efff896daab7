import { useRef, useState } from 'react';
import { Button, Text, View } from 'react-native';
import { CardVerificationCodeElement, useBasisTheory, type BTRef } from '@basis-theory/react-native-elements';

interface SavedCard {
  tokenId: string;
  brand: string;
}

export function PayWithSavedCard({ tokenId, brand }: SavedCard) {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const code = useRef<BTRef>(null);
  const [complete, setComplete] = useState(false);
  const [paying, setPaying] = useState(false);
  const [result, setResult] = useState('');

  async function pay(): Promise<string> {
    const token = await bt?.tokens.update(tokenId, { data: { cvc: code.current } });
    // An error of the API or the network is logged. The promise then resolves to undefined.
    if (!token) throw new Error('The code was not saved.');
    const response = await fetch('https://shop.example.com/pay-with-saved-card', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token_id: tokenId }),
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return 'Thank you.';
  }

  async function handlePress() {
    setPaying(true);
    try {
      setResult(await pay());
    } catch (reason) {
      console.error(reason);
      setResult('The payment did not go through. Check the code.');
      setPaying(false);
    }
  }

  if (error) return <Text>The field could not be loaded.</Text>;

  return (
    <View>
      <CardVerificationCodeElement
        btRef={code}
        placeholder="Security code"
        cvcLength={brand === 'american-express' ? 4 : 3}
        onChange={(change) => setComplete(change.complete)}
      />
      <Button title="Pay" disabled={!complete || paying} onPress={handlePress} />
      <Text>{result}</Text>
    </View>
  );
}
