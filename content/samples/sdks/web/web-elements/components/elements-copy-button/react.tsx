import { useRef } from 'react';
import {
  BasisTheoryProvider,
  CardNumberElement,
  CopyButtonElement,
  useBasisTheory,
  type ICardNumberElement,
} from '@basis-theory/react-elements';

export function CardNumberToCopy() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const number = useRef<ICardNumberElement>(null);

  if (error) return <p>The card did not load: {error.message}</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <CardNumberElement id="number" ref={number} readOnly />
      <CopyButtonElement
        id="copy"
        text="Copy card number"
        valueRef={number}
        onCopy={() => console.log('The card number is on the clipboard.')}
      />
    </BasisTheoryProvider>
  );
}
