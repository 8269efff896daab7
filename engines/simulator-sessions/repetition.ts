/** What it led to that a request was sent several times. No DOM, nothing of Node.js. */
import type { PlatformState } from '../simulator';

/** What requests add to, e.g. `token`. */
const COUNTED: readonly (readonly [string, (state: PlatformState) => number])[] = [
  ['token', ({ tokens }) => tokens.size],
  ['token intent', ({ intents }) => intents.size],
  ['application', ({ applications }) => applications.size],
  ['session', ({ sessions }) => sessions.size],
  ['proxy', ({ proxies }) => proxies.size],
  ['webhook', ({ webhooks }) => webhooks.size],
];

const madeCharges = ({ charges }: PlatformState): number => charges.filter(({ charged }) => charged).length;

function counted(count: number, one: string): string {
  if (count === 1) return `1 ${one}`;
  return `${String(count)} ${one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`}`;
}

function addedText(before: PlatformState, after: PlatformState): string {
  const added = COUNTED.flatMap(([one, count]) => {
    const more = count(after) - count(before);
    return more > 0 ? [counted(more, one)] : [];
  });
  return added.length === 0 ? 'Nothing was added to the tenant.' : `Added: ${added.join(', ')}.`;
}

function chargesText(before: PlatformState, after: PlatformState): string {
  if (after.charges === before.charges) return '';
  const more = madeCharges(after) - madeCharges(before);
  const count = ` The processor made ${more === 0 ? 'no new charge' : counted(more, 'new charge')}.`;
  return more < 2
    ? count
    : `${count} Without the processor's idempotency key, every request charges the card again.`;
}

/**
 * Counts which statuses came back, and what the requests added together.
 *
 * @param statuses how often each status came back
 */
export function repetitionText(
  statuses: ReadonlyMap<string, number>,
  before: PlatformState,
  after: PlatformState,
): string {
  const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const results = [...statuses].map(([status, count]) => `${String(count)} × ${status}`);
  return `${String(sent)} requests: ${results.join(', ')}. ${addedText(before, after)}${chargesText(before, after)}`;
}
