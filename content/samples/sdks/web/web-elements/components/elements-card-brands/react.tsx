import {
  BasisTheoryProvider,
  CardElement,
  MASTERCARD,
  useBasisTheory,
  VISA,
  type CreditCardType,
} from '@basis-theory/react-elements';

const storeVisa: CreditCardType = { ...VISA, patterns: [...VISA.patterns, 8455] };
const cardTypes = [storeVisa, MASTERCARD];

export function StoreCard() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });

  if (error) return <p>The form did not load: {error.message}</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <CardElement id="card" cardTypes={cardTypes} />
    </BasisTheoryProvider>
  );
}
