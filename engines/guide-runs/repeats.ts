/** What it means that a request was sent, or an event delivered, more than once. */
import type { PlatformState } from '../simulator';
import { newDeliveries } from './redeliveries';
import { isCharge, repeatHeader, storesPaymentMethod } from './request';
import type { GuideStep, Move, Verdict } from './types';

interface Change {
  readonly before: PlatformState;
  readonly after: PlatformState;
}

function counted(count: number, one: string): string {
  if (count === 0) return `no new ${one}`;
  return count === 1 ? `one new ${one}` : `${String(count)} new ${one}s`;
}

/** What a step added, counted in the state, e.g. `one new charge`. */
function added(step: GuideStep, { before, after }: Change): string {
  if (isCharge(step)) return counted(after.charges.length - before.charges.length, 'charge');
  return storesPaymentMethod(step)
    ? counted(after.paymentMethods.length - before.paymentMethods.length, 'payment method')
    : counted(after.tokens.size - before.tokens.size, 'token');
}

/**
 * The verdict on a request that was sent twice or again. "Not sent" describes only the repeat: what the first request
 * did stays unknown (content/docs/card-payments/charge-card.mdx, "Was it charged?").
 */
export function afterRepeat(step: GuideStep, move: Move, verdict: Verdict, change: Change): Verdict {
  if (move !== 'duplicate' && move !== 'repeat') return verdict;
  const header = repeatHeader(step);
  const result = added(step, change);
  const sentence =
    header === undefined
      ? `The same request was sent again: ${result}.`
      : `The same request, with the same ${header}, was sent ${move === 'repeat' ? 'again' : 'twice'}: ${result}.`;
  const text = `${verdict.text} ${sentence}`;
  if (move === 'repeat' && verdict.charge === 'not sent')
    return { ...verdict, charge: 'unknown', text: `${text} What the first request did is still unknown.` };
  return { ...verdict, text };
}

/**
 * The verdict on a step whose events were delivered twice. What a receiver does is on the page about webhooks
 * (content/docs/api/webhooks/index.mdx, "Expect duplicates and gaps").
 */
export function afterRedelivery(move: Move, verdict: Verdict, { before, after }: Change): Verdict {
  if (move !== 'redelivery') return verdict;
  const types = new Set(
    newDeliveries(before, after).flatMap(({ event: { type } }) => (typeof type === 'string' ? [type] : [])),
  );
  const text = `${verdict.text} The platform delivered ${[...types].join(' and ')} twice, with the same event.id. Your receiver responds to both with a 2xx, handles the first, and discards the second.`;
  return { ...verdict, text };
}
