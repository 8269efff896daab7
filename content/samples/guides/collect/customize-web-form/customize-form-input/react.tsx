import { BasisTheoryProvider, TextElement, useBasisTheory } from '@basis-theory/react-elements';

// Outside the component, so that each render passes the same objects.
const mask = [/\d/, /\d/, /\d/, '-', /\d/, /\d/, '-', /\d/, /\d/, /\d/, /\d/];
const validation = /^(?!000)\d{3}-\d{2}-\d{4}$/;
const transform = /-/;

export default function App() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });

  if (error) return <p role="alert">The form did not load: {error.message}</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <TextElement
        id="ssn"
        aria-label="Social Security number"
        placeholder="219-09-9999"
        inputMode="numeric"
        mask={mask}
        validation={validation}
        transform={transform}
      />
    </BasisTheoryProvider>
  );
}
