/**
 * The server behind a checkout, as the guides describe it: one order, which is charged once and never again while its
 * outcome isn't known. It counts charges, so that a second one shows.
 */
import type { Answer } from './entry.ts';

/** What happens to one attempt, and what the page hears of it. Where the page can't know, the card was charged. */
const HAPPENINGS = {
  approved: { charges: true, order: 'approved', outcome: 'approved' },
  declined: { charges: false, order: 'open', outcome: 'declined' },
  'declined with 200': { charges: false, order: 'open', outcome: 'declined', status: 200 },
  'not sent': { charges: false, order: 'open', outcome: 'not sent' },
  unknown: { charges: true, order: 'started', outcome: 'unknown' },
  'a page with 502': {
    charges: true,
    order: 'started',
    answer: { status: 502, text: '<h1>Bad Gateway</h1>' },
  },
  'a text with 500': { charges: true, order: 'started', answer: { status: 500, text: 'Internal error' } },
  'a 402 without an outcome': { charges: true, order: 'started', answer: { status: 402, body: {} } },
  'a 200 without an outcome': { charges: true, order: 'approved', answer: { status: 200, body: {} } },
  'an outcome of another version': {
    charges: true,
    order: 'started',
    answer: { status: 200, body: { outcome: 'pending', next: 'pending' } },
  },
  'a broken connection': { charges: true, order: 'started', answer: 'network error' },
  'no response': { charges: true, order: 'started', answer: 'no answer' },
} as const;

export type Happening = keyof typeof HAPPENINGS;
type Outcome = 'approved' | 'declined' | 'not sent' | 'unknown';

const STATUSES: Readonly<Record<Outcome, number>> = {
  approved: 200,
  declined: 402,
  'not sent': 503,
  unknown: 202,
};
/** How the server of 3D Secure says the same. */
const NEXT: Readonly<Record<Outcome, string>> = {
  approved: 'approved',
  declined: 'stop',
  'not sent': 'restart',
  unknown: 'unknown',
};

export interface OrderDouble {
  /** Takes one attempt to pay the order. */
  readonly pay: () => Answer;
  /** How often a card was charged. */
  readonly charges: () => number;
}

/**
 * Opens an order.
 *
 * @param happenings what happens to each attempt that reaches the processor, in order
 * @param says the property of the response that holds the outcome
 */
export function openOrder(
  happenings: readonly Happening[],
  says: 'outcome' | 'next' = 'outcome',
): OrderDouble {
  let order: 'open' | 'started' | 'approved' = 'open';
  let charges = 0;
  const left = [...happenings];
  const report = (outcome: Outcome, status = STATUSES[outcome]): Answer => ({
    status,
    body: { [says]: says === 'next' ? NEXT[outcome] : outcome },
  });
  return {
    pay: () => {
      if (order !== 'open') return report(order === 'approved' ? 'approved' : 'unknown');
      const name = left.shift();
      if (name === undefined) throw new Error('The scenario says nothing about this attempt to pay.');
      const happening = HAPPENINGS[name];
      order = happening.order;
      if (happening.charges) charges += 1;
      if ('answer' in happening) return happening.answer;
      return report(happening.outcome, 'status' in happening ? happening.status : undefined);
    },
    charges: () => charges,
  };
}
