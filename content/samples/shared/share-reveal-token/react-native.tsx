import { useRef, useState } from 'react';
import { Button, Text } from 'react-native';
import {
  BasisTheoryProvider,
  TextElement,
  useBasisTheory,
  type BTRef,
} from '@basis-theory/react-native-elements';

// In the app, `document_number` is a reference to a value that the package keeps.
type Document = { document_number: { id: string; format: (plaintextValue: string) => string } };

export function DocumentNumber({ tokenId }: { tokenId: string }) {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const documentNumber = useRef<BTRef>(null);
  const [message, setMessage] = useState('');

  async function reveal(): Promise<void> {
    const session = await bt?.sessions.create();
    // A failed request is logged, and its result is undefined.
    if (!session) throw new Error('There is no session.');

    // Your server gets the nonce, never the session key. It knows the user from the login.
    const response = await fetch('https://api.example.com/authorize-reveal', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer <USER_LOGIN>' },
      body: JSON.stringify({ nonce: session.nonce, token_id: tokenId }),
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);

    const token = await bt?.tokens.retrieve<Document>(tokenId, session.sessionKey);
    if (!token?.data) throw new Error("The token could not be read.");
    documentNumber.current?.setValue(token.data.document_number);
  }

  function handlePress() {
    reveal().then(
      () => setMessage(''),
      () => setMessage('The number cannot be shown. Try again.'),
    );
  }

  if (error) return <Text>The screen could not be loaded.</Text>;

  return (
    <BasisTheoryProvider bt={bt}>
      <TextElement btRef={documentNumber} editable={false} />
      <Button title="Show the number" onPress={handlePress} />
      <Text>{message}</Text>
    </BasisTheoryProvider>
  );
}
