/**
 * "Was it charged?" for a response, from the tables of `content/docs/card-payments/charge-card.mdx#was-it-charged`, and nothing
 * that it doesn't say. What isn't certain is unknown.
 */
import type { Evidence } from './evidence';
import type { ChargeRow, ChargeSign, ErrorFacts, PageLink } from './facts';

/**
 * `nothing sent` is about one call that failed before it was sent. `not sent` applies unless a response transform ran.
 * An approval is an authorization. Whether it's captured is up to the account.
 */
export type Verdict = 'authorized' | 'not charged' | 'not sent' | 'nothing sent' | 'unknown';

/** A result with its strings as Markdown of one line. */
export interface ChargeAnswer {
  readonly verdict: Verdict;
  /** Begins with the verdict in words. */
  readonly reason: string;
  readonly action: string;
  readonly page: PageLink;
}

type Charges = ErrorFacts['charges'];

const VERDICTS = {
  approved: 'authorized',
  declined: 'not charged',
  'not sent': 'not sent',
  unknown: 'unknown',
} as const;

const READ_THE_BODY =
  '**Unknown** until you read the body. The processor responded, but a decline can be a `200`, and a `4xx` can mean that an earlier attempt is still running';
/** How to find out what a value means. */
export const COMPARE =
  "Compare the body with [your processor's values](/docs/card-payments/charge-card#outcome)";
const CODE_RAN =
  "**Unknown.** The reactor's code might have charged the card before it threw the error, whatever the status";
const TRANSFORM_RAN =
  "**Unknown.** A pre-configured proxy's response transform can fail after the processor has charged the card";
const FIX_TRANSFORM = 'Then read `errors` to find out whether to fix the request or the transform';
const HEADER_ABSENT =
  "The pasted response doesn't have `BT-PROXY-DESTINATION-STATUS`, so it isn't the processor's";
const CALL_MISSING =
  "**Unknown.** The text doesn't show which call this was. A reactor's code might have charged the card before it threw the error";
const HEADERS_MISSING =
  "**Unknown.** The text doesn't show the complete headers of exactly one response. With `BT-PROXY-DESTINATION-STATUS`, the processor responded. Without it, the response came from the platform";

/** How closely a row's statuses fit: 3 for the status itself, 0 if they don't. */
function closeness(row: ChargeRow, status: string): number {
  if (row.statuses.includes(status)) return 3;
  if (row.statuses.includes(`${status.charAt(0)}xx`)) return 2;
  return row.statuses.includes('other') && status !== 'none' ? 1 : 0;
}

function rowsFor({ rows }: Charges, header: ChargeRow['header'], status: string): readonly ChargeRow[] {
  const same = rows.filter((row) => row.header === header);
  const closest = Math.max(0, ...same.map((row) => closeness(row, status)));
  return closest === 0 ? [] : same.filter((row) => closeness(row, status) === closest);
}

/** The value of a property of an object, e.g. of `error.type`. */
function valueAt(body: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      body,
    );
}

function signIn({ signs }: Charges, body: object | undefined, status: string): ChargeSign | undefined {
  if (body === undefined) return undefined;
  const found = signs.filter(
    (sign) =>
      String(valueAt(body, sign.field)) === sign.value &&
      (sign.status === undefined ? status.startsWith('2') : sign.status === status),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** What to do while no one knows, in the table's words. */
export function lookUp({ rows }: Charges): string {
  return rows.find(({ statuses }) => statuses.includes('none'))?.action ?? '';
}

/** A verdict with what the table says to do. */
export function answerFor(charges: Charges, outcome: ChargeRow['outcome'], reason: string): ChargeAnswer {
  const row = charges.rows.find((one) => one.outcome === outcome);
  return { verdict: VERDICTS[outcome], reason, action: row?.action ?? COMPARE, page: charges.page };
}

function fromDestination(charges: Charges, status: string, body: object | undefined): ChargeAnswer {
  const { page } = charges;
  const sign = signIn(charges, body, status);
  if (sign !== undefined) {
    const [verdict, meaning] =
      sign.outcome === 'approved'
        ? ['Authorized', 'an approval. The card is charged once the payment is captured']
        : ['Not charged', 'a decline'];
    const reason = `**${verdict}.** The processor responded, and with ${sign.processor}, \`${sign.field}\` set to \`${sign.value}\` is ${meaning}`;
    return answerFor(charges, sign.outcome, reason);
  }
  if (status.startsWith('2') || status === '402')
    return { verdict: 'unknown', reason: READ_THE_BODY, action: `${COMPARE}. ${lookUp(charges)}`, page };
  const [row] = rowsFor(charges, 'present', status);
  return {
    verdict: 'unknown',
    reason: row?.charged ?? READ_THE_BODY,
    action: row?.action ?? lookUp(charges),
    page,
  };
}

/** The table's result for a response that isn't a processor's, with what the text doesn't show kept unknown. */
function fromPlatform(charges: Charges, status: string, evidence: ChargeEvidence): ChargeAnswer {
  const { header, place, operation, isPreConfigured } = evidence;
  const { page } = charges;
  const [row] = rowsFor(charges, 'absent', status);
  const unknown = (reason: string, action = lookUp(charges)): ChargeAnswer => ({
    verdict: 'unknown',
    reason,
    action,
    page,
  });
  const isSure = row?.outcome === 'unknown' || header === 'absent';
  if (row === undefined || status.startsWith('2') || !isSure) return unknown(HEADERS_MISSING);
  if (row.outcome === 'not sent') {
    // Only a call through a proxy ends before the card is sent anywhere. Any other call can run code.
    if (place !== 'proxy' || operation !== undefined) return unknown(CALL_MISSING);
    if (isPreConfigured) return unknown(TRANSFORM_RAN, `${lookUp(charges)}. ${FIX_TRANSFORM}`);
  }
  return { verdict: VERDICTS[row.outcome], reason: row.charged, action: row.action, page };
}

type ChargeEvidence = Pick<Evidence, 'header' | 'place' | 'operation' | 'isPreConfigured' | 'body'>;

/**
 * Whether a charge happened.
 *
 * @param status of the response, or `none` where no readable response arrived
 * @param evidence what else the text shows
 * @returns undefined where the text shows only calls that charge nothing
 */
export function wasItCharged(
  charges: Charges,
  status: string,
  evidence: ChargeEvidence,
): ChargeAnswer | undefined {
  const { header, place, operation, body } = evidence;
  if (place === 'reactor')
    return { verdict: 'unknown', reason: CODE_RAN, action: lookUp(charges), page: charges.page };
  if (place === 'api' && operation?.isAlone === true && status !== 'none') return undefined;
  if (header === 'present' && status !== 'none') return fromDestination(charges, status, body);
  const answer = fromPlatform(charges, status, evidence);
  return header === 'absent' ? { ...answer, reason: `${answer.reason}. ${HEADER_ABSENT}` } : answer;
}
