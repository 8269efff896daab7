/** Keeps what a caller should have kept to itself out of results. */
import { READY_KEYS } from '../engines/simulator/index.ts';
import { findSecrets, maskSecrets } from '../engines/secrets/index.ts';

/** Letters and digits without separators, since people write card numbers in groups. */
const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Keys that samples show. */
const SAMPLE_KEYS = [...READY_KEYS.map(({ key }) => key), 'key_test_session_example'];

/** Hides the secrets of an input in its result. */
export type HideSecrets = (result: string, input: unknown) => string;

/**
 * Makes what hides secrets. A key or card number that only the result has is the documentation's or the simulator's, so
 * it stays.
 *
 * @param testCards numbers that aren't secrets
 */
export function secretHider(testCards: readonly string[]): HideSecrets {
  const known = new Set([...testCards, ...SAMPLE_KEYS].map(bare));
  return (result, input) => {
    const secrets = findSecrets(result);
    if (secrets.length === 0) return result;
    const asked = bare(JSON.stringify(input));
    return maskSecrets(
      result,
      secrets.filter(({ start, end }) => {
        const written = bare(result.slice(start, end));
        return asked.includes(written) && !known.has(written);
      }),
    );
  };
}
