/** Calls that can move money, with what a script concludes from their response and says when it ends there. */
import { CHARGE_SIGNS, type ChargeSigns } from '../../../engines/charge-signs/index.ts';
import type { AnswerCondition, Call, CallOutput } from './types.ts';

/** The header that shows that the processor responded. */
export const RESPONDED = 'BT-PROXY-DESTINATION-STATUS';

/** A sentence of a script, made of text, the status, and values of the response. */
export type Sentence = readonly (string | { readonly value: 'status' | AnswerCondition })[];

/** The text of a sentence without values. Undefined for one with any. */
export function fixedText(sentence: Sentence): string | undefined {
  const texts = sentence.filter((part) => typeof part === 'string');
  return texts.length === sentence.length ? texts.join('') : undefined;
}

/** What a script must know to judge the response to a charge. */
export interface Charge {
  /** With these, a response shows whether the processor approved the charge. */
  readonly statuses: readonly number[];
  readonly decline: AnswerCondition;
  /** The status of a decline. */
  readonly declineStatus: number;
  /** With these, the platform itself rejected the request. That the processor never had it is inferred. */
  readonly notSent: readonly number[];
  /** What the processor calls the order. */
  readonly order: string;
}

/** How a call's processor reports a charge. Undefined for a call that charges nothing. */
function chargeSigns({ isPlain, conditions }: Call): ChargeSigns | undefined {
  if (!isPlain) return undefined;
  return CHARGE_SIGNS.find(({ approval }) =>
    conditions.some(
      ({ pointer, operator, value }) =>
        operator === '==' && value === approval.value && pointer.join('/') === approval.pointer.join('/'),
    ),
  );
}

/** Whether a call asks a processor for money, or for a check of a card. */
export function isCharge(call: Call): boolean {
  return chargeSigns(call) !== undefined;
}

/** How the response to a charge is judged. Undefined for a call that charges nothing. */
export function chargeOf(call: Call): Charge | undefined {
  const signs = chargeSigns(call);
  if (signs === undefined) return undefined;
  const { status, ...decline } = signs.decline;
  return {
    statuses: [...new Set([call.example.status, status])],
    decline: { ...decline, operator: '==' },
    declineStatus: status,
    // A transform of a pre-configured proxy can fail with a 400 after the processor has charged.
    notSent: 'BT-PROXY-URL' in call.example.parameters ? [400, 401, 403] : [401, 403],
    order: orderIn(call),
  };
}

function orderIn({ example: { body } }: Call): string {
  if (typeof body === 'object' && body !== null && 'reference' in body && typeof body.reference === 'string')
    return body.reference;
  return /<\w*ORDER\w*>/.exec(JSON.stringify(body ?? null))?.[0] ?? 'the order';
}

/** The line above a charge. */
export const OTHER_ERRORS = 'Any other error here, such as no response, also leaves the outcome unknown.';

/** After a decline. */
export function declinedSentence({ decline, declineStatus }: Charge): Sentence {
  return [
    `${decline.pointer.join('.')} is ${String(decline.value)} (status ${String(declineStatus)}): the card was declined, so nothing was charged.`,
  ];
}

/** After a platform error that, as far as is known, comes before anything is sent. */
export const NOT_SENT: Sentence = [
  'Status ',
  { value: 'status' },
  ": the request most likely wasn't sent. Fix it, but keep its attempt ID. If it repeats an attempt with an unknown outcome, that outcome is still unknown.",
];

/** After anything else that isn't an approval. */
export function unknownSentence({ order }: Charge, [condition]: readonly AnswerCondition[]): Sentence {
  return [
    'The outcome is unknown (status ',
    { value: 'status' },
    ...(condition === undefined ? [] : [`, ${condition.pointer.join('.')} `, { value: condition }]),
    `): look up ${order} with the processor before you send anything else.`,
  ];
}

/** Whether a call checks a card without charging it, with an amount of zero. */
function isVerification({ example: { body } }: Call): boolean {
  const { amount } = (body ?? {}) as { readonly amount?: unknown };
  return typeof amount === 'object' && amount !== null && 'value' in amount && amount.value === 0;
}

/** When an approval, or another response, lacks a value that later calls need. */
export function missingSentence(call: Call, { pointer }: Pick<CallOutput, 'pointer'>): string {
  const missing = `the response has no ${pointer.join('.')}.`;
  if (isCharge(call) && isVerification(call))
    return `The card was verified, but ${missing} Ask the processor for the value before you store the card.`;
  return isCharge(call)
    ? `The charge was approved, but ${missing} Don't charge again. Ask the processor for the value.`
    : missing.replace('the', 'The');
}
