/** "Was it charged?" for errors whose own text shows what happened, without a status. */
import { answerFor, COMPARE, lookUp, wasItCharged, type ChargeAnswer } from './charges';
import type { Evidence } from './evidence';
import type { ErrorFacts, Sent } from './facts';
import type { Match } from './matches';

type Charges = ErrorFacts['charges'];

/** What is certain only where nothing else in the text is about another call. */
const CERTAIN: ReadonlySet<Sent | undefined> = new Set(['nothing', 'declined']);

/**
 * What an error's text says was sent. Unknown where the same words also belong to an error that might have sent, and
 * for a decline, where the text also shows another status or a call without a response.
 */
function sentBy(
  matches: readonly Match[],
  all: readonly Match[],
  { statuses }: Pick<Evidence, 'statuses'>,
): Sent | undefined {
  const [first] = matches;
  const sent = first?.error.sent;
  if (first === undefined || !CERTAIN.has(sent)) return sent;
  const others = all.filter(({ error }) => error.sent !== undefined && !CERTAIN.has(error.sent));
  const isElsewhere = ({ start }: { readonly start: number }): boolean =>
    !matches.some((match) => match.start <= start && start < match.start + match.seen.length);
  if (sent === 'declined') return others.length > 0 || statuses.some(isElsewhere) ? 'undecided' : sent;
  return others.some(({ start }) => matches.some((match) => match.start === start)) ? 'unknown' : sent;
}

const UNDECIDED = "**Unknown.** The processor's value is neither an approval nor a decline";
const PROBABLY =
  "**Unknown, and probably authorized.** In these docs' scripts, this line runs only after the processor has approved the charge";

function answerOf(sent: Sent, charges: Charges, evidence: Evidence): ChargeAnswer | undefined {
  const { page } = charges;
  const unknown = wasItCharged(charges, 'none', evidence);
  if (unknown === undefined) return undefined;
  switch (sent) {
    case 'unknown':
      return unknown;
    case 'undecided':
      return {
        verdict: 'unknown',
        reason: UNDECIDED,
        action: `${COMPARE}. ${lookUp(charges)}`,
        page,
      };
    case 'approved':
      return {
        verdict: 'unknown',
        reason: PROBABLY,
        action:
          "Don't send a new charge, and don't run the script again with a new attempt ID. Look up your order reference with the processor",
        page,
      };
    case 'declined':
      return answerFor(
        charges,
        'declined',
        '**Not charged** by this attempt. The script stopped at a decline',
      );
    case 'nothing':
      return {
        verdict: 'nothing sent',
        reason: '**No**, not by this call, because it failed before anything was sent',
        action:
          "If an earlier attempt's outcome is unknown, it still is. Look up your order reference with the processor",
        page,
      };
  }
}

/**
 * Whether a charge happened, as an error's own text shows it.
 *
 * @param matches of the error, the surest first
 * @param all what else the text shows
 * @returns undefined where the error ends no call
 */
export function ownCharge(
  matches: readonly Match[],
  all: readonly Match[],
  { charges }: Pick<ErrorFacts, 'charges'>,
  evidence: Evidence,
): ChargeAnswer | undefined {
  const sent = sentBy(matches, all, evidence);
  return sent === undefined ? undefined : answerOf(sent, charges, evidence);
}
