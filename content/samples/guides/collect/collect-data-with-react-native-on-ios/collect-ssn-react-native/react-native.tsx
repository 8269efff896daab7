import { useRef, useState } from 'react';
import { Button, Text, View } from 'react-native';
import {
  BasisTheoryProvider,
  TextElement,
  useBasisTheory,
  type BTRef,
} from '@basis-theory/react-native-elements';

const mask = [/\d/, /\d/, /\d/, '-', /\d/, /\d/, '-', /\d/, /\d/, /\d/, /\d/];

export default function App() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const ssn = useRef<BTRef>(null);
  const [complete, setComplete] = useState(false);
  const [message, setMessage] = useState('');

  async function saveNumber() {
    if (!bt) return;
    try {
      const token = await bt.tokens.create({
        type: 'token',
        data: { ssn: ssn.current },
        mask: { ssn: '{{ data.ssn | reveal_last: 4 }}' },
        containers: ['/pii/high/'],
      });
      // An error of the platform or of the network is logged, and the result is undefined.
      if (!token) {
        setMessage('The number might be saved. Check your profile before you enter it again.');
        return;
      }
      setMessage(`Token ${token.id}`);
      ssn.current?.clear();
    } catch (reason) {
      // An Element on the screen is incomplete or invalid.
      const { name, message, status } = reason as Error & { status?: number };
      console.warn(name, status ?? message);
      setMessage('Enter the whole number.');
    }
  }

  if (error) return <Text>The form did not load.</Text>;

  return (
    <BasisTheoryProvider bt={bt}>
      <View>
        <Text>Social Security number</Text>
        <TextElement
          btRef={ssn}
          mask={mask}
          keyboardType="numeric"
          placeholder="219-09-9999"
          onChange={(event) => setComplete(event.complete)}
        />
        <Button title="Save" disabled={!bt || !complete} onPress={saveNumber} />
        <Text>{message}</Text>
      </View>
    </BasisTheoryProvider>
  );
}
