import type { ReactNode } from 'react';
import { hexView, type CanonicalBytes, type Change } from '@site/engines/webhook-signatures';
import { PlainCode } from './PlainCode';
import { Sentence } from './Sentence';
import styles from './styles.module.css';

/** How much is shown. Characters of the text, and bytes as hex. */
const SHOWN_TEXT = 20_000;
const SHOWN_BYTES = 96;

interface CanonicalFormProps {
  readonly canonical: CanonicalBytes;
  readonly change: Change | undefined;
}

/** The body's canonical form, which is what's signed if the signature is for it. */
export function CanonicalForm({ canonical, change }: CanonicalFormProps): ReactNode {
  const { text, bytes, sha256, notes, isSigned } = canonical;
  const isLong = text.length > SHOWN_TEXT;
  const from = Math.max(0, (change?.offset ?? 0) - SHOWN_BYTES / 2);
  const count = bytes.length.toLocaleString('en-US');
  return (
    <details className={styles.part}>
      <summary>{isSigned ? `Signed bytes: ${count}` : `Canonical form of this body: ${count} bytes`}</summary>
      {!isSigned && <p>This is what the body above would be signed as. The signature isn't for it.</p>}
      <p>
        SHA-256: <code>{sha256}</code>
      </p>
      {notes.length > 0 && (
        <>
          <p>
            {isSigned
              ? "The body isn't byte for byte what's signed. That's fine for the samples, but code that verifies the raw body fails:"
              : "The body isn't byte for byte its canonical form:"}
          </p>
          <ul>
            {notes.map((note) => (
              <li key={note}>
                <Sentence text={note} />
              </li>
            ))}
          </ul>
        </>
      )}
      <PlainCode
        title={isLong ? 'Canonical form (first 20,000 characters)' : 'Canonical form'}
        subject="canonical form"
        code={isLong ? text.slice(0, SHOWN_TEXT) : text}
        wrap
      />
      <PlainCode
        title={
          change === undefined
            ? `First ${String(Math.min(SHOWN_BYTES, bytes.length))} bytes`
            : `Bytes of this body around byte ${String(change.offset)}`
        }
        subject="bytes"
        code={hexView(bytes, SHOWN_BYTES, from)}
      />
    </details>
  );
}
