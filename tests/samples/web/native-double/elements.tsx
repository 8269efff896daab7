/**
 * The Elements of React Native and their 3D Secure, as far as checkouts use them. As the package does, a call that the
 * platform or the network fails is logged and resolves to nothing (`tests/samples/react-native/behavior.test.ts`).
 */
import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react';

const API = 'https://api.test.basistheory.com';

/** What an Element holds, read when a request is sent. */
interface Value {
  readonly read: () => string | number;
}

interface Field extends Value {
  readonly month: () => Value;
  readonly year: () => Value;
}

const isValue = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && 'read' in value;

async function send(apiKey: string, method: string, path: string, body: object): Promise<unknown> {
  try {
    const response = await fetch(`${API}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'BT-API-KEY': apiKey },
      body: JSON.stringify(body, (_key, value: unknown) => (isValue(value) ? value.read() : value)),
    });
    if (!response.ok) throw new Error(`BasisTheoryApiError: ${String(response.status)}`);
    return await response.json();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

interface Services {
  readonly tokenIntents: { readonly create: (body: object) => Promise<unknown> };
  readonly tokens: { readonly update: (id: string, body: object) => Promise<unknown> };
}

export function useBasisTheory(apiKey: string): { readonly bt: Services } {
  return {
    bt: {
      tokenIntents: { create: (body) => send(apiKey, 'POST', '/token-intents', body) },
      tokens: { update: (id, body) => send(apiKey, 'PATCH', `/tokens/${id}`, body) },
    },
  };
}

interface Change {
  readonly complete: boolean;
  readonly cvcLength: number;
}

interface ElementProps {
  readonly btRef: Ref<Field>;
  readonly onChange: (change: Change) => void;
}

/** An Element with a label, which is complete from so many characters on. */
function element(label: string, length: number): (props: ElementProps) => ReactNode {
  return ({ btRef, onChange }) => {
    const [text, setText] = useState('');
    useImperativeHandle(btRef, () => ({
      read: () => text.replaceAll(' ', ''),
      month: () => ({ read: () => Number(text.slice(0, 2)) }),
      year: () => ({ read: () => 2000 + Number(text.slice(3)) }),
    }));
    return (
      <input
        aria-label={label}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange({ complete: target.value.length >= length, cvcLength: 3 });
        }}
      />
    );
  };
}

export const CardNumberElement = element('Card number', 16);
export const CardExpirationDateElement = element('Expiration date', 5);
export const CardVerificationCodeElement = element('Security code', 3);

/** The session of a card, and a challenge that ends right away. */
export function useBasisTheory3ds(): object {
  return {
    createSession: () => Promise.resolve({ id: 'cc51fad6-6d43-4903-be17-1a9088a89960' }),
    startChallenge: () => Promise.resolve(true),
  };
}
