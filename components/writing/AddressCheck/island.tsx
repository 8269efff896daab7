import { useId, useState, type ReactNode } from 'react';
import { useIsBrowser } from '@site/components/browser/navigation/browser';
import { findAddresses, type FoundAddress } from '@site/engines/addresses';
import { useBrowserData } from '../../browser/use-browser-data';
import styles from './styles.module.css';

function Answer({ address, known }: FoundAddress): ReactNode {
  return (
    <li>
      <code>{address}</code>{' '}
      {known === undefined ? (
        <>
          is not in the tables. Look in the <a href="#live-list">live list</a> before you block it.
        </>
      ) : (
        <>
          is one of the platform’s: {known.tenants.toLowerCase()} tenants, {known.region}.
        </>
      )}
    </li>
  );
}

function Answers({
  found,
  isEmpty,
}: {
  readonly found: readonly FoundAddress[];
  readonly isEmpty: boolean;
}): ReactNode {
  if (isEmpty) return null;
  if (found.length === 0) return <p>There is no IPv4 address in this text, such as 18.191.73.1.</p>;
  return (
    <ul>
      {found.map((one) => (
        <Answer key={one.address} {...one} />
      ))}
    </ul>
  );
}

/**
 * Says of each address in a pasted string whether it is one of the platform's. Nothing leaves the browser; the addresses
 * are fetched when the reader comes to the field.
 */
export function Island(): ReactNode {
  const isBrowser = useIsBrowser();
  const fieldId = useId();
  const [text, setText] = useState('');
  const [addresses, open] = useBrowserData('AddressCheck', 'addresses');
  return (
    <div className={styles.check}>
      <label htmlFor={fieldId}>
        Check addresses: paste one, or lines of a log. Nothing leaves your browser.
      </label>
      <textarea
        id={fieldId}
        className={styles.field}
        rows={2}
        spellCheck={false}
        disabled={!isBrowser}
        value={text}
        onFocus={open}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      <div role="status" className={styles.answer}>
        {addresses.state === 'loading' && text !== '' && <p>Loading the addresses…</p>}
        {addresses.state === 'ready' && (
          <Answers found={findAddresses(text, addresses.data)} isEmpty={text.trim() === ''} />
        )}
        {addresses.state === 'failed' && (
          <p>
            The addresses could not be loaded. Check your connection and retry, or reload the page.{' '}
            <button type="button" onClick={open}>
              Retry
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
