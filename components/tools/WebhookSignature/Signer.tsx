import { useEffect, useId, useState, type ReactNode } from 'react';
import { browserCrypto, NO_CRYPTO } from '@site/components/browser/browser-crypto';
import styles from '@site/components/shared/tools/tools.module.css';
import {
  decodeBody,
  exampleDelivery,
  LOCAL_VERSION,
  makeKeyPair,
  signBody,
  SIGNATURE_HEADER,
  VERSION_HEADER,
  withDeliveredAt,
  type ExampleEvents,
  type KeyPair,
  type SignedHere,
} from '@site/engines/webhook-signatures';
import { useBrowserData } from '../../browser/use-browser-data';
import { Sentence } from './Sentence';
import type { DeliveryState } from './use-verdict';
import ownStyles from './styles.module.css';

const FIRST_EXAMPLE = 'token.created';

interface SignerProps {
  readonly body: string;
  readonly change: (part: Partial<DeliveryState>) => void;
  readonly onSigned: (signed: SignedHere) => void;
}

/** The body that's signed, or a sentence. */
function bodyToSign(body: string, isNew: boolean, examples: ExampleEvents | undefined): string | undefined {
  const now = new Date().toISOString();
  if (body.trim() !== '') return isNew ? withDeliveredAt(body, now) : body;
  return examples === undefined ? undefined : exampleDelivery(examples, FIRST_EXAMPLE, now);
}

/** Makes bodies and signs them. The private key stays in this component's memory. */
export function Signer({ body, change, onSigned }: SignerProps): ReactNode {
  const [exampleId, timeId, fileId] = [useId(), useId(), useId()];
  const [fetched, open] = useBrowserData('WebhookSignature', 'events');
  useEffect(open, [open]);
  const examples = fetched.state === 'ready' ? fetched.data : undefined;
  const [example, setExample] = useState('');
  const [keys, setKeys] = useState<KeyPair>();
  const [isNew, setIsNew] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sign = async (known: KeyPair | undefined): Promise<string | undefined> => {
    const subtle = browserCrypto();
    if (subtle === undefined) return NO_CRYPTO;
    const text = bodyToSign(body, isNew, examples);
    if (text === undefined) return 'Paste a body first.';
    const pair = known ?? (await makeKeyPair(subtle));
    setKeys(pair);
    if (body.trim() === '') setExample(FIRST_EXAMPLE);
    const result = await signBody(text, pair, subtle);
    if (!result.ok) return result.problem;
    onSigned(result.signed);
    change({
      body: text,
      headers: `${SIGNATURE_HEADER}: ${result.signed.signature}\n${VERSION_HEADER}: ${LOCAL_VERSION}`,
      key: pair.publicKey,
      version: LOCAL_VERSION,
      at: '',
    });
    return undefined;
  };
  const start = (known: KeyPair | undefined): void => {
    setIsBusy(true);
    void sign(known)
      .catch(() => "Your browser can't sign the body. Try again.")
      .then((said) => {
        setProblem(said);
        setIsBusy(false);
      });
  };
  const openFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const decoded = decodeBody(new Uint8Array(await file.slice(0, 2 ** 21).arrayBuffer()));
    setProblem(decoded.ok ? undefined : decoded.problem);
    if (!decoded.ok) return;
    setExample('');
    change({ body: decoded.text });
  };
  return (
    <>
      <div className={ownStyles.pair}>
        <div>
          <label htmlFor={exampleId}>Example event</label>
          <select
            id={exampleId}
            className={styles.field}
            value={example}
            onChange={({ currentTarget: { value } }) => {
              setExample(value);
              const text = examples && exampleDelivery(examples, value, new Date().toISOString());
              if (text !== undefined) change({ body: text });
            }}
          >
            <option value="">Choose an event</option>
            {examples?.payloads.map(({ event }) => (
              <option key={event}>{event}</option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={fileId}>Body from a file, byte for byte</label>
          <input
            id={fileId}
            type="file"
            className={styles.field}
            onChange={({ currentTarget }) => {
              void openFile(currentTarget.files?.[0]);
            }}
          />
        </div>
      </div>
      <div className={`${styles.actions} ${ownStyles.sign}`}>
        <button
          type="button"
          disabled={isBusy}
          onClick={() => {
            start(keys);
          }}
        >
          {body.trim() === '' ? 'Sign an example' : 'Sign this body'}
        </button>
        {keys !== undefined && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => {
              start(undefined);
            }}
          >
            Sign with a new key pair
          </button>
        )}
        <label htmlFor={timeId} className={ownStyles.choice}>
          <input
            id={timeId}
            type="checkbox"
            checked={isNew}
            onChange={({ currentTarget }) => {
              setIsNew(currentTarget.checked);
            }}
          />{' '}
          Set <code>delivered_at</code> to now
        </label>
      </div>
      {problem !== undefined && (
        <p role="alert">
          <Sentence text={problem} />
        </p>
      )}
      {fetched.state === 'failed' && (
        <p role="alert">
          {"The examples didn't load. Check your connection and retry, or reload the page."}{' '}
          <button type="button" className={styles.button} onClick={open}>
            Retry
          </button>
        </p>
      )}
    </>
  );
}
