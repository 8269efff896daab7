import type { ReactNode } from 'react';
import { hexView, type SignedBytes } from '@site/src/lib/webhook-signatures';
import { PlainCode } from './PlainCode';
import { Sentence } from './Sentence';
import styles from './styles.module.css';

/** How much is shown: characters of the text, and bytes as hex. */
const SHOWN_TEXT = 20_000;
const SHOWN_BYTES = 96;

/** The bytes that the platform signs for the body. */
export function Signed({ signed }: { readonly signed: SignedBytes }): ReactNode {
  const { text, bytes, sha256, notes } = signed;
  const isLong = text.length > SHOWN_TEXT;
  return (
    <details className={styles.part}>
      <summary>Signed bytes: {bytes.length.toLocaleString('en-US')}</summary>
      <p>
        SHA-256: <code>{sha256}</code>
      </p>
      {notes.length > 0 && (
        <>
          <p>
            The body isn’t byte for byte what’s signed. That’s fine for the samples, but code that verifies
            the raw body fails:
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
        language="json"
        code={isLong ? text.slice(0, SHOWN_TEXT) : text}
        wrap
      />
      <PlainCode
        title={`First ${String(Math.min(SHOWN_BYTES, bytes.length))} bytes`}
        subject="first bytes"
        language="text"
        code={hexView(bytes, SHOWN_BYTES)}
      />
    </details>
  );
}
