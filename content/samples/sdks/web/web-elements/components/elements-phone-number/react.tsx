import { useRef } from 'react';
import {
  BasisTheoryProvider,
  TextElement,
  useBasisTheory,
  type ITextElement,
} from '@basis-theory/react-elements';

const mask = ['(', /\d/, /\d/, /\d/, ')', ' ', /\d/, /\d/, /\d/, '-', /\d/, /\d/, /\d/, /\d/];
const validation = /^\(\d{3}\) \d{3}-\d{4}$/;
const transform: [RegExp, string] = [/[() -]/, ''];

export function PhoneForm() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const phone = useRef<ITextElement>(null);

  if (error) return <p>The form did not load: {error.message}</p>;

  async function savePhone() {
    if (!bt || !phone.current) return;
    const token = await bt.tokens.create({ type: 'token', data: phone.current });
    console.log(token.id);
  }

  return (
    <BasisTheoryProvider bt={bt}>
      <TextElement
        id="phone"
        ref={phone}
        aria-label="Phone number"
        placeholder="(555) 123-4567"
        mask={mask}
        validation={validation}
        transform={transform}
      />
      <button type="button" disabled={!bt} onClick={savePhone}>
        Save phone number
      </button>
    </BasisTheoryProvider>
  );
}
