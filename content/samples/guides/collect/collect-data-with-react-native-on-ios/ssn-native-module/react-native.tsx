import { useState } from 'react';
import {
  Button,
  NativeModules,
  requireNativeComponent,
  Text,
  View,
  type ViewProps,
} from 'react-native';

interface SsnElementModule {
  readonly tokenize: () => Promise<string>;
}

const SsnField = requireNativeComponent<ViewProps>('SsnElement');
const ssnElement = NativeModules.SsnElement as SsnElementModule;

export default function App() {
  const [message, setMessage] = useState('');

  async function saveNumber() {
    try {
      setMessage(`Token ${await ssnElement.tokenize()}`);
    } catch (reason) {
      // The native module writes messages for the user.
      const { code, message: problem } = reason as Error & { code?: string };
      console.warn(code);
      setMessage(problem);
    }
  }

  return (
    <View>
      <Text>Social Security number</Text>
      <SsnField style={{ height: 40 }} />
      <Button title="Save" onPress={saveNumber} />
      <Text>{message}</Text>
    </View>
  );
}
