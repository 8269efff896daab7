import { useState } from 'react';
import { Button, Text, TextInput, View } from 'react-native';
import { BasisTheoryClient, BasisTheoryEnvironment, BasisTheoryError } from '@basis-theory/node-sdk';

const client = new BasisTheoryClient({
  apiKey: '<PUBLIC_API_KEY>',
  environment: BasisTheoryEnvironment.Test,
});

const EMPTY = { number: '', month: '', year: '', code: '' };

export function OwnInputsCheckout() {
  const [card, setCard] = useState(EMPTY);
  const [paying, setPaying] = useState(false);
  const [result, setResult] = useState('');

  async function pay(): Promise<string> {
    const intent = await client.tokenIntents.create({
      type: 'card',
      data: {
        number: card.number.replace(/\D/g, ''),
        expiration_month: Number(card.month),
        expiration_year: Number(card.year),
        cvc: card.code,
      },
    });
    setCard(EMPTY);
    const response = await fetch('https://shop.example.com/checkout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token_intent_id: intent.id }),
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return 'Thank you.';
  }

  async function handlePress() {
    setPaying(true);
    try {
      setResult(await pay());
    } catch (error) {
      const isInvalid = error instanceof BasisTheoryError && error.statusCode === 400;
      setResult(isInvalid ? 'Check the card details.' : 'The payment did not go through. You can try again.');
      setPaying(false);
    }
  }

  return (
    <View>
      <TextInput
        placeholder="Card number"
        keyboardType="number-pad"
        value={card.number}
        onChangeText={(number) => setCard({ ...card, number })}
      />
      <TextInput
        placeholder="Month, such as 12"
        keyboardType="number-pad"
        value={card.month}
        onChangeText={(month) => setCard({ ...card, month })}
      />
      <TextInput
        placeholder="Year, such as 2029"
        keyboardType="number-pad"
        value={card.year}
        onChangeText={(year) => setCard({ ...card, year })}
      />
      <TextInput
        placeholder="Security code"
        keyboardType="number-pad"
        secureTextEntry
        value={card.code}
        onChangeText={(code) => setCard({ ...card, code })}
      />
      <Button title="Pay" disabled={paying} onPress={handlePress} />
      <Text>{result}</Text>
    </View>
  );
}
