import type { ReactNode } from 'react';
import { BasisTheoryProvider, CardElement, useBasisTheory } from '@basis-theory/react-elements';

// Outside the component, so that each render passes the same object.
const options = { environment: 'test', useNetworkCheck: true };

function ElementsProvider({ children }: { children: ReactNode }) {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', options);

  // Ask for the error first: `bt` is undefined while loading and after a failure.
  if (error) {
    return <p role="alert">The card form did not load. Pause content blockers and reload the page.</p>;
  }
  return <BasisTheoryProvider bt={bt}>{children}</BasisTheoryProvider>;
}

function CardForm() {
  // Without a key, the hook returns the instance of the provider.
  const { bt } = useBasisTheory();

  return (
    <>
      {!bt && <p>Loading the card form</p>}
      <CardElement id="card" />
    </>
  );
}

export function App() {
  return (
    <ElementsProvider>
      <CardForm />
    </ElementsProvider>
  );
}
