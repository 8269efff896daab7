/**
 * Keeps a page at one charge. While it's unknown whether a card was charged, nothing that would be a new charge is sent,
 * as content/docs/card-payments/charge-card.mdx asks of a server.
 */
import type { GuideRun, Verdict } from '../guide-runs';
import type { PlatformState } from '../simulator';
import type { SampleSession, RunnableSample } from './types';

/** Whether a request made a processor see another charge. One that's repeated with its key isn't another. */
export function isNewCharge(before: PlatformState, after: PlatformState): boolean {
  return after.charges.length > before.charges.length;
}

/** Why a new charge isn't sent while the outcome of an earlier charge is unknown, as a sentence. */
export const OUTCOME_UNKNOWN =
  "It's unknown whether an earlier request on this page charged the card, so this one would be a new charge. Look up the order reference, or repeat the earlier request unchanged.";

/** The step that alone leads to another, and only by a decline, or undefined for a step that every run has. */
function branchingStep({ program }: GuideRun, place: number): number | undefined {
  const found = program.steps.findIndex(
    ({ branch }, at) => branch !== undefined && place > at && place <= at + branch.length,
  );
  return found === -1 ? undefined : found;
}

/**
 * Why a new charge isn't sent, or undefined where it can be.
 *
 * @returns complete sentences
 */
export function chargeBlocked(sampleSession: SampleSession, sample: RunnableSample): string | undefined {
  if (sampleSession.isChargeUnknown) return OUTCOME_UNKNOWN;
  if (sample.kind !== 'step') return undefined;
  const run = sampleSession.guides.get(sample.program.name);
  const place = run === undefined ? undefined : branchingStep(run, sample.place);
  const last = run?.history.findLast(({ step }) => step === place);
  if (run === undefined || place === undefined || last === undefined) return undefined;
  if (last.verdict.kind === 'branch') return undefined;
  const title = run.program.steps[place]?.title ?? '';
  return `“${title}” wasn't declined on this page, and only a decline leads to this step. It'd be a second charge.`;
}

/** Whether the outcome of a charge is unknown after a request. Only a repeat of the same charge finds it out. */
export function isUnknownAfter(
  sampleSession: SampleSession,
  verdict: Verdict | undefined,
  isNew: boolean,
): boolean {
  if (verdict?.charge === 'unknown') return true;
  const isFoundOut = !isNew && (verdict?.charge === 'approved' || verdict?.charge === 'declined');
  return sampleSession.isChargeUnknown && !isFoundOut;
}
