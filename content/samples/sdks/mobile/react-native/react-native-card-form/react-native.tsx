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

export function CardForm({ onSaved }: { onSaved: (tokenId: string) => void }) {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const number = useRef<BTRef>(null);
  const expiration = useRef<BTDateRef>(null);
  const code = useRef<BTRef>(null);
  const [complete, setComplete] = useState({ number: false, expiration: false, code: false });
  const [codeLength, setCodeLength] = useState(3);
  const [saving, setSaving] = useState(false);
  const [message, setMessage] = useState('');

  async function saveCard() {
    if (!bt) return;
    setSaving(true);
    try {
      const token = await bt.tokens.create({
        type: 'card',
        data: {
          // The refs are the values: this code never reads the card.
          number: number.current,
          expiration_month: expiration.current?.month(),
          expiration_year: expiration.current?.year(),
          cvc: code.current,
        },
      });
      if (token) {
        onSaved(token.id);
        number.current?.clear();
        expiration.current?.clear();
        code.current?.clear();
        setMessage('Saved.');
      } else {
        // The platform or the network failed. The package has logged why.
        setMessage('The card might be saved. Check your cards before you add it again.');
      }
    } catch {
      // An Element on the screen is invalid, so nothing was sent.
      setMessage('Check the card details.');
    }
    setSaving(false);
  }

  if (error) return <Text>The card form did not load.</Text>;

  const canSave = complete.number && complete.expiration && complete.code && !saving;
  return (
    <View style={{ gap: 12, padding: 24 }}>
      <Text>Card number</Text>
      <CardNumberElement
        btRef={number}
        autoComplete="cc-number"
        iconPosition="right"
        placeholder="4242 4242 4242 4242"
        onChange={(event) => {
          setComplete((previous) => ({ ...previous, number: event.complete }));
          setCodeLength(event.cvcLength ?? 3);
        }}
      />
      <Text>Expiration date</Text>
      <CardExpirationDateElement
        btRef={expiration}
        autoComplete="cc-exp"
        keyboardType="numeric"
        placeholder="MM/YY"
        onChange={(event) => setComplete((previous) => ({ ...previous, expiration: event.complete }))}
      />
      <Text>Security code</Text>
      <CardVerificationCodeElement
        btRef={code}
        autoComplete="cc-csc"
        cvcLength={codeLength}
        keyboardType="numeric"
        placeholder="123"
        onChange={(event) => setComplete((previous) => ({ ...previous, code: event.complete }))}
      />
      <Button title="Save card" disabled={!bt || !canSave} onPress={saveCard} />
      <Text>{message}</Text>
    </View>
  );
}
