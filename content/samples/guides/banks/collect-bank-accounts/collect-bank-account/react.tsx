import { useRef, useState, type SyntheticEvent } from 'react';
import {
  BasisTheoryProvider,
  TextElement,
  useBasisTheory,
  type ITextElement,
} from '@basis-theory/react-elements';

const digit = /\d/;
const routingMask = [digit, digit, digit, digit, ' ', digit, digit, digit, digit, ' ', digit];
// The blanks are for the eye: the token holds digits only.
const withoutBlanks: [RegExp, string] = [/ /g, ''];

export function BankForm() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const routingNumber = useRef<ITextElement>(null);
  const accountNumber = useRef<ITextElement>(null);
  const [complete, setComplete] = useState({ routing: false, account: false });
  const [saving, setSaving] = useState(false);
  const [result, setResult] = useState('');

  async function saveAccount(): Promise<string> {
    if (!bt || !routingNumber.current || !accountNumber.current) {
      throw new Error('The Elements are not mounted.');
    }
    const token = await bt.tokens.create({
      type: 'bank',
      data: { routing_number: routingNumber.current, account_number: accountNumber.current },
    });
    // Your server stores the id of the token. It never receives the account number.
    const response = await fetch('/bank-accounts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token_id: token.id }),
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return token.id;
  }

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setSaving(true);
    try {
      setResult(`Saved as token ${await saveAccount()}`);
    } catch (reason) {
      const { name, message, status } = reason as Error & { status?: number };
      console.error(name, status ?? message);
      setResult('The account could not be saved. Check both numbers.');
    } finally {
      setSaving(false);
    }
  }

  if (error) return <p role="alert">The form could not be loaded.</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <form onSubmit={handleSubmit}>
        <span>Routing number</span>
        <TextElement
          id="routing-number"
          aria-label="Routing number"
          placeholder="0210 0002 1"
          ref={routingNumber}
          mask={routingMask}
          transform={withoutBlanks}
          onChange={(change) =>
            setComplete((previous) => ({ ...previous, routing: change.complete && !change.empty }))
          }
        />
        <span>Account number</span>
        <TextElement
          id="account-number"
          aria-label="Account number"
          ref={accountNumber}
          onChange={(change) =>
            setComplete((previous) => ({ ...previous, account: change.complete && !change.empty }))
          }
        />
        <button disabled={!complete.routing || !complete.account || saving}>Save bank account</button>
        <output>{result}</output>
      </form>
    </BasisTheoryProvider>
  );
}
