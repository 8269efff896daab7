import type { ReactNode } from 'react';
import { changeText, hexView, type Change } from '@site/engines/webhook-signatures';
import { PlainCode } from './PlainCode';

/** Bytes on both sides of the change, in whole lines. */
const BEFORE = 16;
const SHOWN = 48;

/** The first changed byte, with the bytes around it from the signed body and from the body now. */
export function Changed({ change }: { readonly change: Change }): ReactNode {
  const { offset, signed, now } = change;
  const around = `around byte ${String(offset)} (0x${offset.toString(16)})`;
  return (
    <>
      <p>{changeText(change)} Bytes are counted in the canonical form, which is what's signed.</p>
      <PlainCode
        title={`Signed body, ${around}`}
        subject="signed bytes"
        code={hexView(signed, SHOWN, offset - BEFORE)}
      />
      <PlainCode
        title={`Body above, ${around}`}
        subject="bytes of the body above"
        code={hexView(now, SHOWN, offset - BEFORE)}
      />
    </>
  );
}
