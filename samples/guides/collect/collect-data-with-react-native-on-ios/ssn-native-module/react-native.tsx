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
      const { name, message, status } = reason as Error & { status?: number };
      console.warn(name, status ?? message);
      setMessage('The number was not saved. Check it and try again.');
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
