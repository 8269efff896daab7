import type { RefObject } from 'react';
import { TextElement, type BTRef } from '@basis-theory/react-native-elements';

const digit = /\d/;
// Outside the component, so that each render passes the same array.
const mask = ['(', /[2-9]/, digit, digit, ')', ' ', digit, digit, digit, '-', digit, digit, digit, digit];

interface PhoneNumberProps {
  readonly phoneRef: RefObject<BTRef | null>;
  readonly onComplete: (complete: boolean) => void;
}

export function PhoneNumber({ phoneRef, onComplete }: PhoneNumberProps) {
  return (
    <TextElement
      btRef={phoneRef}
      autoComplete="tel"
      keyboardType="phone-pad"
      mask={mask}
      placeholder="(555) 123-4567"
      onChange={({ complete }) => onComplete(complete)}
    />
  );
}
