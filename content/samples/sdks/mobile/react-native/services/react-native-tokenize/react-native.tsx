import type { BTDateRef, BTRef, useBasisTheory } from '@basis-theory/react-native-elements';

type BasisTheory = NonNullable<ReturnType<typeof useBasisTheory>['bt']>;

interface PayerForm {
  readonly number: BTRef | null;
  readonly expiration: BTDateRef | null;
  readonly code: BTRef | null;
  readonly name: BTRef | null;
}

type Tokens = Record<'card' | 'name', { id: string }>;

export async function savePayer(bt: BasisTheory, form: PayerForm): Promise<Tokens> {
  const payload = {
    card: {
      type: 'card',
      data: {
        number: form.number,
        expiration_month: form.expiration?.month(),
        expiration_year: form.expiration?.year(),
        cvc: form.code,
      },
    },
    name: { type: 'token', data: form.name },
  };
  // The package sends an object, but its type for the payload allows one value only.
  const tokens = await bt.tokens.tokenize(payload as never);
  // An error of the platform or of the network is logged, and the result is undefined.
  if (!tokens) throw new Error('The payer might not be saved.');
  return tokens as Tokens;
}
