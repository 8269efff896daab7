import type { ReactNode } from 'react';
import shownExample from '@generated/browser-data/HomeExample/example.json';
import type { BrowserData } from '../../registry/browser-data-types';
import { exampleSteps, type ExampleStep } from '@site/engines/example-steps';
import styles from './styles.module.css';

const example = shownExample as BrowserData['HomeExample']['example'];

/** What the reader's systems store after each step. */
const held: Readonly<Record<ExampleStep['id'], ReactNode>> = {
  collect: 'Nothing yet. The number goes directly from the browser to the vault.',
  keep: (
    <>
      <code>{example.tokenId}</code> <code>{example.masked}</code>
    </>
  ),
  send: (
    <>
      The token, as before. The third party has <code>{example.number}</code>.
    </>
  ),
};

/**
 * A card becomes a token, and the token goes to a third party, in three steps that the reader turns to. Without script
 * they are one below the other.
 */
export function HomeExample(): ReactNode {
  return (
    <div className={styles.example} data-steps>
      <div role="tablist" aria-label="From a card to a token" className={styles.tabs}>
        {exampleSteps.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={`step-${id}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            className={styles.tab}
          >
            <span className={styles.number}>{index + 1}</span> {title}
          </button>
        ))}
      </div>
      <div className={styles.steps}>
        {exampleSteps.map(({ id, title, blocks }, index) => (
          <div
            key={id}
            role="tabpanel"
            id={`step-${id}`}
            aria-labelledby={`tab-${id}`}
            className={styles.step}
            data-shown={index === 0}
          >
            <p className={styles.title}>
              {index + 1}. {title}
            </p>
            {blocks.map(({ label, code }) => (
              <figure key={label} className={styles.block}>
                <figcaption className={styles.label}>{label}</figcaption>
                <pre className={styles.code}>
                  <code dangerouslySetInnerHTML={{ __html: example[code] }} />
                </pre>
              </figure>
            ))}
            <p className={styles.held}>
              <span className={styles.label}>Your systems hold</span>
              <span>{held[id]}</span>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
