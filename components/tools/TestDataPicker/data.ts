import type { Fact, SampleCards, TestValue } from '../../../engines/test-data/index.ts';
import { loadCardOfSamples, loadTestValues } from '../../../pipeline/content/test-data/index.ts';

/** What a card does in few words. BIN details are what every card has. */
function does(facts: readonly Fact[]): string {
  const results = facts.filter(({ subject }) => subject !== 'BIN details');
  return (results.length > 0 ? results : facts)
    .map(({ subject, short }) => `${subject}: ${short}`)
    .join('; ');
}

function knownCards(values: readonly TestValue[]): SampleCards['cards'] {
  const cards = values.filter(({ kind, tokens }) => kind === 'Card number' && tokens.length > 0);
  return Object.fromEntries(
    cards.map(({ value, facts, updaterExpiration: expiration }) => [
      value,
      {
        does: does(facts),
        ...(expiration === undefined ? {} : { expiration }),
      },
    ]),
  );
}

/** Everything to test with, and the cards that a reader can put into samples. */
export function data(): { readonly values: readonly TestValue[]; readonly 'sample-cards': SampleCards } {
  const values = loadTestValues();
  return { values, 'sample-cards': { samples: loadCardOfSamples(), cards: knownCards(values) } };
}
