/** Keeps what a caller should have kept to itself out of answers. */
import { READY_KEYS } from '../src/lib/platform-double/index.ts';
import { findSecrets, maskSecrets } from '../src/lib/tools/secrets.ts';

/** Nothing but letters and digits: people write card numbers in groups. */
const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Keys that samples show. */
const SAMPLE_KEYS = [...READY_KEYS.map(({ key }) => key), 'key_test_session_example'];

/** Hides the secrets of a question in what answers it. */
export type HideSecrets = (answer: string, question: unknown) => string;

/**
 * Makes what hides secrets. A key or card number that only the answer has is the documentation's or the simulator's, so
 * it stays.
 *
 * @param testCards numbers that aren't secrets
 */
export function secretHider(testCards: readonly string[]): HideSecrets {
  const known = new Set([...testCards, ...SAMPLE_KEYS].map(bare));
  return (answer, question) => {
    const secrets = findSecrets(answer);
    if (secrets.length === 0) return answer;
    const asked = bare(JSON.stringify(question));
    return maskSecrets(
      answer,
      secrets.filter(({ start, end }) => {
        const written = bare(answer.slice(start, end));
        return asked.includes(written) && !known.has(written);
      }),
    );
  };
}
