import {
  BasisTheoryProvider,
  CardElement,
  useBasisTheory,
  type ElementStyle,
} from '@basis-theory/react-elements';

const style: ElementStyle = {
  fonts: ['https://fonts.googleapis.com/css2?family=Source+Sans+3'],
  base: {
    color: '#1f2937',
    fontFamily: '"Source Sans 3", sans-serif',
    fontSize: '16px',
    '::placeholder': { color: '#6b7280' },
  },
  invalid: { color: '#b91c1c' },
};

export function StyledCard() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });

  if (error) return <p>The form did not load: {error.message}</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <CardElement id="card" style={style} />
    </BasisTheoryProvider>
  );
}
