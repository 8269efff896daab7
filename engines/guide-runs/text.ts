/** A run as text, as a reader pastes it into a ticket. */
import type { PlatformState } from '../simulator';
import type { GuideCard, GuideRun, Move } from './types';

type Charge = PlatformState['charges'][number];

/** How a step is called in a run. */
export const MOVE_NAMES: Readonly<Record<Move, string>> = {
  run: 'Nothing fails',
  decline: 'The processor declines the card',
  timeout: 'The processor takes too long',
  lost: 'The response is lost on the way back',
  duplicate: 'Your server sends it twice',
  redelivery: 'The webhook is delivered twice',
  repeat: 'The same request again',
};

/** What a step is to a run. */
export type StepState = 'done' | 'stopped' | 'next' | 'later' | 'skipped' | 'not tried';

/** How far each step is. */
export function stepStates({ program, history, next }: GuideRun): readonly StepState[] {
  const last = history.at(-1);
  return program.steps.map((_, place) => {
    if (place === next) return 'next';
    const ran = history.findLast((one) => one.step === place);
    if (ran !== undefined) return ran.verdict.kind === 'stopped' ? 'stopped' : 'done';
    if (next !== undefined) return place < next ? 'skipped' : 'later';
    return last?.verdict.kind === 'stopped' && place > last.step ? 'not tried' : 'skipped';
  });
}

const STATE_NAMES: Readonly<Record<StepState, string>> = {
  done: 'done',
  stopped: 'stopped here',
  next: 'next',
  later: 'later',
  skipped: 'skipped: not needed after this response',
  'not tried': 'not tried',
};

/** How far a step is, in words. */
export function stateName(state: StepState): string {
  return STATE_NAMES[state];
}

/** What a processor has of a charge. */
export function chargeText({ processor, reference, amount, behavior, charged, requests }: Charge): string {
  const order = reference === '' ? 'no reference' : reference;
  const result = charged ? '1 charge' : 'no charge';
  return `${processor}: ${order}, amount ${String(amount)}, ${behavior}. ${result}, ${String(requests)} request${requests === 1 ? '' : 's'}`;
}

/** What stands for an order reference in samples, which can be any order. */
const PLACEHOLDER = /^<.*>$/;

/** Whether two charges are for one order, as far as their references show. */
function isSameOrder(one: Charge, other: Charge): boolean {
  return (
    one.reference === other.reference || PLACEHOLDER.test(one.reference) || PLACEHOLDER.test(other.reference)
  );
}

/**
 * A warning where an order was charged before.
 *
 * @param charges in their order. The last is the one in question
 * @returns a sentence, or undefined where the order is charged at most once
 */
export function secondChargeText(charges: readonly Charge[]): string | undefined {
  const last = charges.at(-1);
  if (last?.charged !== true) return undefined;
  const count = charges.filter((one) => one.charged && isSameOrder(one, last)).length;
  if (count < 2) return undefined;
  return `This order is now charged ${String(count)} times. A new idempotency key, or another processor, makes another charge.`;
}

/** A test card with what it leads to. */
export function cardText({ outcome, number }: GuideCard): string {
  return `${outcome}: ${number}`;
}

/** The whole run as plain text. */
export function runText(run: GuideRun): string {
  const states = stepStates(run);
  const steps = run.program.steps.flatMap(({ title }, place) => [
    `${String(place + 1)}. ${title} (${STATE_NAMES[states[place] ?? 'later']})`,
    ...run.history
      .filter((one) => one.step === place)
      .map(({ move, verdict }) => `   ${MOVE_NAMES[move]}. ${verdict.text}`),
  ]);
  const charges = run.platform.charges.map(chargeText);
  const card = run.program.cards?.find(({ number }) => number === run.card);
  return [
    `${run.program.title}, in the simulator`,
    ...(card === undefined ? [] : [cardText(card)]),
    ...steps,
    ...(charges.length === 0 ? [] : ['What the processors have:', ...charges.map((line) => `- ${line}`)]),
  ].join('\n');
}
