import { useState } from 'react';
import { Button, Text, View } from 'react-native';
import { BasisTheory3dsProvider, useBasisTheory3ds } from '@basis-theory/react-native-threeds';

/** Give it the id of the token intent that your card form has created. */
function PayButton({ tokenIntentId }: { tokenIntentId: string }) {
  const { createSession } = useBasisTheory3ds();
  const [result, setResult] = useState('');

  async function pay() {
    try {
      const session = await createSession({ tokenIntentId });
      // Your server authenticates the session with its private key, and answers what is next.
      const response = await fetch('https://store.example.com/3ds/authenticate', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ session_id: session.id }),
      });
      if (!response.ok) throw new Error(`The server answered ${response.status}.`);
      const { next } = (await response.json()) as { next: string };
      setResult(`Next: ${next}`);
    } catch (error) {
      console.warn(error);
      setResult('The payment could not be confirmed.');
    }
  }

  return (
    <View>
      <Button title="Pay" onPress={pay} />
      <Text>{result}</Text>
    </View>
  );
}

export default function App() {
  return (
    <BasisTheory3dsProvider apiKey="<PUBLIC_API_KEY>" apiBaseUrl="https://api.test.basistheory.com">
      <PayButton tokenIntentId="<TOKEN_INTENT_ID>" />
    </BasisTheory3dsProvider>
  );
}
