import { useState, type ReactNode } from 'react';
import { Link } from '@site/components/browser/navigation/link';
import { sampleCardSlot } from '@site/components/browser/sample-card/slot';
import { useSampleCard } from '@site/components/browser/sample-card/use-sample-card';
import {
  neededExpiration,
  tokenFor,
  tokenJson,
  writeSampleCard,
  type Choice,
  type Fact,
  type TestValue,
} from '@site/engines/test-data';
import { CopyAnswer } from '@site/components/shared/tools/CopyAnswer';
import tools from '@site/components/shared/tools/tools.module.css';
import styles from './styles.module.css';

interface MatchProps {
  readonly match: TestValue;
  readonly choice: Choice;
}

/** Text with code between backticks. */
function WithCode({ text }: { readonly text: string }): ReactNode {
  return text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part));
}

function FactItem({ fact: { subject, text, page } }: { readonly fact: Fact }): ReactNode {
  return (
    <li>
      <Link to={page}>{subject}</Link>: <WithCode text={text} />
    </li>
  );
}

/** Where a guide with 3D Secure creates the card that it authenticates. */
const THREEDS_GUIDE = '/docs/guides/threeds/implementation-cit#test-it';

/** Puts a card into this site's samples, or takes it back. */
function UseInSamples({ match, choice }: MatchProps): ReactNode {
  const stored = useSampleCard();
  const [isDenied, setDenied] = useState(false);
  const written = writeSampleCard(match.value, neededExpiration(match, choice));
  const isUsed = stored === written;
  return (
    <>
      <button
        type="button"
        aria-pressed={isUsed}
        className={styles.use}
        aria-label={`Use in samples: ${match.value}`}
        onClick={() => {
          const slot = sampleCardSlot();
          if (isUsed) slot.del();
          else slot.set(written);
          setDenied(!isUsed && slot.get() !== written);
        }}
      >
        Use in samples
      </button>
      <p role="status" className={tools.note}>
        {isUsed && 'On every page, samples with the default card now show this one.'}
        {isUsed && match.facets.behavior !== undefined && (
          <>
            {' '}
            <Link to={THREEDS_GUIDE}>See it in the 3DS guide</Link>
          </>
        )}
        {isDenied && 'Your browser doesn’t let this site store anything, so the samples don’t change.'}
      </p>
    </>
  );
}

/** One test value with what it does, and ways to copy and use it. */
export function Match({ match, choice }: MatchProps): ReactNode {
  const token = tokenFor(match, choice);
  const isCard = match.kind === 'Card number';
  return (
    <li className={styles.match}>
      <p className={styles.value}>
        {match.kind} <code>{match.value}</code>
      </p>
      <ul className={styles.facts}>
        {match.facts.map((fact) => (
          <FactItem key={fact.subject} fact={fact} />
        ))}
      </ul>
      <div className={tools.actions}>
        <CopyAnswer label={isCard ? 'Copy number' : 'Copy value'} text={() => match.value} />
        {token !== undefined && <CopyAnswer label="Copy token as JSON" text={() => tokenJson(token)} />}
        {isCard && token !== undefined && <UseInSamples match={match} choice={choice} />}
        {token === undefined && <p className={tools.note}>The token types for cards reject this number.</p>}
      </div>
    </li>
  );
}
