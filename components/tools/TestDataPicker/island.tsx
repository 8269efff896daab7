import { useId, useState, type ReactNode } from 'react';
import testValues from '@generated/browser-data/TestDataPicker/values.json';
import {
  ANYTHING,
  matchesText,
  chosenParts,
  matching,
  readChoice,
  waysOut,
  type Choice,
  type TestValue,
} from '@site/engines/test-data';
import { ToolActions } from '@site/components/shared/tools/ToolActions';
import { ToolFrame } from '@site/components/shared/tools/ToolFrame';
import tools from '@site/components/shared/tools/tools.module.css';
import { useAddressState } from '@site/components/shared/tools/use-address-state';
import type { BrowserData } from '../../registry/browser-data-types';
import { Facets, WaysOut } from './Facets';
import { Match } from './Match';
import styles from './styles.module.css';

const values = testValues as BrowserData['TestDataPicker']['values'];

const INITIAL = { ...ANYTHING, search: '' };

/** How many matches show at first. */
const FIRST = 5;

const TEST_NUMBERS: ReadonlySet<string> = new Set(values.map(({ value }) => value));

/** A link can contain a test number, but no other card number. */
const isTestNumber = (written: string): boolean => TEST_NUMBERS.has(written.replace(/\D/g, ''));

function countSentence(count: number, choice: Choice, search: string): string {
  if (count > 0) return count === 1 ? '1 match' : `${String(count)} matches`;
  const parts = chosenParts(choice).length;
  if (waysOut(values, choice, search).length > 0) return 'No test data matches all of this. Remove a filter:';
  return parts > 0 || search !== ''
    ? 'No test data matches this text. In a test tenant, type only numbers from this list, never a customer’s.'
    : 'There’s no test data.';
}

function Matches({
  found,
  choice,
}: {
  readonly found: readonly TestValue[];
  readonly choice: Choice;
}): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? found : found.slice(0, FIRST);
  return (
    <>
      <ul className={styles.matches}>
        {shown.map((match) => (
          <Match key={match.id} match={match} choice={choice} />
        ))}
      </ul>
      {found.length > FIRST && (
        <button
          type="button"
          className={tools.button}
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole);
          }}
        >
          {isWhole ? `Show the first ${String(FIRST)}` : `Show all ${String(found.length)}`}
        </button>
      )}
    </>
  );
}

/**
 * Finds test data by what the platform does with it. What is chosen stays in the page's link, and a card can be put into
 * this site's samples.
 */
export function Island(): ReactNode {
  const searchId = useId();
  const { state, change, leftOut } = useAddressState('test-data', INITIAL, isTestNumber);
  const { search } = state;
  const choice = readChoice(values, state);
  const found = matching(values, choice, search);
  return (
    <ToolFrame name="Test data picker">
      <Facets values={values} choice={choice} search={search} onChange={change} />
      <label htmlFor={searchId}>Test number or word</label>
      <input
        id={searchId}
        className={tools.field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="4000 0200 0000 0000"
        value={search}
        onChange={(event) => {
          change({ search: event.target.value });
        }}
      />
      <div className={tools.result}>
        <p role="status">{countSentence(found.length, choice, search)}</p>
        <WaysOut ways={waysOut(values, choice, search)} choice={choice} onChange={change} />
        <Matches found={found} choice={choice} />
      </div>
      <ToolActions
        answer={found.length === 0 ? undefined : () => matchesText(found, choice)}
        leftOut={leftOut}
        onReset={() => {
          change(INITIAL);
        }}
      />
    </ToolFrame>
  );
}
