import type { PropsWithChildren } from 'react';
import { Text } from 'react-native';
import { BasisTheoryProvider, useBasisTheory } from '@basis-theory/react-native-elements';

/** Put it around the screens of your app. */
export function BasisTheory({ children }: PropsWithChildren) {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });

  if (error) return <Text>Payments are not available now.</Text>;

  return <BasisTheoryProvider bt={bt}>{children}</BasisTheoryProvider>;
}
