import { useRef, useState } from 'react';
import { Button, Text, View } from 'react-native';
import {
  CardExpirationDateElement,
  CardNumberElement,
  CardVerificationCodeElement,
  useBasisTheory,
  type BTDateRef,
  type BTRef,
} from '@basis-theory/react-native-elements';

export function Checkout() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const number = useRef<BTRef>(null);
  const expiration = useRef<BTDateRef>(null);
  const code = useRef<BTRef>(null);
  const [cvcLength, setCvcLength] = useState(3);
  const [complete, setComplete] = useState({ number: false, expiration: false, code: false });
  const [paying, setPaying] = useState(false);
  const [result, setResult] = useState('');

  async function pay(): Promise<string> {
    const intent = await bt?.tokenIntents.create({
      type: 'card',
      data: {
        number: number.current,
        expiration_month: expiration.current?.month(),
        expiration_year: expiration.current?.year(),
        cvc: code.current,
      },
    });
    // An error of the API or the network is logged. The promise then resolves to undefined.
    if (!intent) throw new Error('No token intent came back.');
    // The id is all that your server needs. It knows the amount from the order.
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
    } catch (reason) {
      console.error(reason);
      setResult('The payment did not go through. Check the card details.');
      setPaying(false);
    }
  }

  if (error) return <Text>The card form could not be loaded.</Text>;

  const canPay = complete.number && complete.expiration && complete.code && !paying;
  return (
    <View>
      <CardNumberElement
        btRef={number}
        placeholder="Card number"
        onChange={(change) => {
          setCvcLength(change.cvcLength ?? 3);
          setComplete((previous) => ({ ...previous, number: change.complete }));
        }}
      />
      <CardExpirationDateElement
        btRef={expiration}
        placeholder="MM/YY"
        onChange={(change) => setComplete((previous) => ({ ...previous, expiration: change.complete }))}
      />
      <CardVerificationCodeElement
        btRef={code}
        placeholder="Security code"
        cvcLength={cvcLength}
        onChange={(change) => setComplete((previous) => ({ ...previous, code: change.complete }))}
      />
      <Button title="Pay" disabled={!canPay} onPress={handlePress} />
      <Text>{result}</Text>
    </View>
  );
}
