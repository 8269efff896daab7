import startData from '@generated/browser-data/ExpressionPlayground/start.json';
import { isContext, type Attempt } from '@site/engines/expression-playground';
import { useAddressState, type LeftOut } from '@site/components/shared/tools/use-address-state';
import type { BrowserData } from '../../registry/browser-data-types';

type Choices = BrowserData['ExpressionPlayground']['choices'];

export const start = startData as BrowserData['ExpressionPlayground']['start'];

/** What an address can hold: an example by its ID, or an attempt. */
const NOTHING = { example: '', where: '', expression: '', data: '', id: '', sources: '' };

type Written = Record<keyof typeof NOTHING, string>;

function attemptIn({ where, expression, data, id, sources }: Written): Attempt {
  const place = isContext(where) ? where : start.attempt.where;
  return { where: place, expression, data, id: id === '' ? start.attempt.id : id, sources };
}

interface ShownAttempt {
  readonly attempt: Attempt;
  readonly change: (part: Partial<Attempt>) => void;
  readonly reset: () => void;
  readonly leftOut: LeftOut;
  /** The example that the address asks for, where it isn't shown: it's still fetched, or there's none. */
  readonly missingExample?: string;
}

/**
 * The attempt of the reader, kept in the address. A link to an example has its ID only; the first change writes all of
 * it.
 *
 * @param choices undefined until they're fetched, and where that fails
 * @param isLoading whether they can still come
 */
export function useAttempt(choices: Choices | undefined, isLoading: boolean): ShownAttempt {
  const isHarmless = (written: string): boolean =>
    start.attempt.data.includes(written) || choices?.harmless.includes(written) === true;
  const { state, change, leftOut } = useAddressState('expressions', NOTHING, isHarmless);
  const { example, ...written } = state;
  const isEmpty = Object.values(written).every((value) => value === '');
  const chosen = example === '' ? undefined : choices?.examples.find(({ id }) => id === example)?.attempt;
  const attempt = isEmpty ? (chosen ?? start.attempt) : attemptIn(state);
  return {
    attempt,
    change: (part) => {
      change({ ...attempt, ...part, example: '' });
    },
    reset: () => {
      change(NOTHING);
    },
    // The numbers of test cards come with the examples.
    leftOut: isLoading ? undefined : leftOut,
    missingExample: isEmpty && example !== '' && chosen === undefined ? example : undefined,
  };
}
