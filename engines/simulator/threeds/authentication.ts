/** The result of an authentication, by the card number. */
import type { Json, JsonObject } from '../../json';
import { Problem, unsupported } from '../problems';
import { CHALLENGE_PREFERENCES } from './request-fields';
import { outcomeOf, type CardOutcome, type Ending } from './test-cards';
import type { ThreeDsSession } from './types';

const LETTERS: Readonly<Record<Ending | 'challenge', string>> = {
  successful: 'Y',
  attempted: 'A',
  failed: 'N',
  unavailable: 'U',
  rejected: 'R',
  challenge: 'C',
};

export const VERSION = '2.2.0';
const VALUE = 'AJkBBkhgQQAAAE4gSEJydQAAAAA=';

/** IDs that the issuer and the card network assign. */
interface TransactionIds {
  readonly acs: string;
  readonly ds: string;
}

/** What a charge needs, for a status that allows one. No source has the ECI of each card network. */
function valuesFor(status: Ending): JsonObject {
  if (status === 'successful') return { liability_shifted: true, authentication_value: VALUE, eci: '05' };
  if (status === 'attempted') return { liability_shifted: false, authentication_value: VALUE, eci: '06' };
  if (status === 'failed')
    return { liability_shifted: false, authentication_status_reason: 'card-authentication-failed' };
  return { liability_shifted: false };
}

function preferenceOf({ challenge_preference: preference }: JsonObject): JsonObject {
  const code = typeof preference === 'string' ? CHALLENGE_PREFERENCES.get(preference) : undefined;
  return code === undefined
    ? {}
    : { challenge_preference: preference as Json, challenge_preference_code: code };
}

/** `424`, as the API description has it. A server outside the platform failed. */
function serverFailed({ id }: ThreeDsSession, source: string): Problem {
  const detail = `The ${source} returned an error.`;
  const error = { service_status: '500', session_id: id, error_source: source, message: detail };
  return new Problem(424, detail, { error: { title: '3DS Service Error', detail, status: 424, error } });
}

/**
 * What the session's card leads to.
 *
 * @throws Problem 424 for a test card with a server error, and 501 for one without a documented outcome
 */
function demandOutcome(session: ThreeDsSession): Exclude<CardOutcome, { fails: unknown }> {
  const outcome = outcomeOf(session.number);
  if (outcome === undefined)
    throw unsupported(
      'The mock platform authenticates 3DS test cards only, because other numbers have no documented outcome. Create a session for a card such as 5204247750001471 (no challenge) or 4000020000000000 (challenge).',
    );
  if ('fails' in outcome) throw serverFailed(session, outcome.fails);
  return outcome;
}

/**
 * The authentication as the API shows it before any challenge.
 *
 * @param request the authentication's body
 * @throws Problem as `demandOutcome` does
 */
export function authenticationOf(
  session: ThreeDsSession,
  request: JsonObject,
  { acs, ds }: TransactionIds,
): JsonObject {
  const { ending, challenge, isMandated } = demandOutcome(session);
  const shared = {
    ...session.source,
    session_id: session.id,
    threeds_version: VERSION,
    acs_transaction_id: acs,
    ds_transaction_id: ds,
    ...preferenceOf(request),
  };
  const status = challenge === undefined ? ending : 'challenge';
  const statuses = {
    authentication_status: status,
    authentication_status_code: LETTERS[status],
    directory_status_code: LETTERS[status],
  };
  if (challenge === undefined) return { ...shared, ...statuses, ...valuesFor(ending) };
  return {
    ...shared,
    ...statuses,
    liability_shifted: false,
    acs_challenge_mandated: isMandated ? 'Y' : 'N',
    authentication_challenge_type: challenge,
    acs_challenge_url: 'https://acs.example.com/challenge',
  };
}

/** Whether the issuer requires a challenge. */
export function hasChallenge({ authentication }: ThreeDsSession): boolean {
  return authentication?.directory_status_code === LETTERS.challenge;
}

/** Of a challenge that the cardholder canceled, as content/data/api/3ds/threeds-cancel-reasons.yaml has it. */
const CANCELED: JsonObject = {
  liability_shifted: false,
  challenge_cancel_reason: 'cardholder-canceled',
  challenge_cancel_reason_code: '01',
};

/** What only the start of a challenge needs. */
const OF_CHALLENGE = ['acs_challenge_url', 'acs_challenge_mandated'];

/** The authentication after its challenge. The directory server's status doesn't change. */
export function finalResult(session: ThreeDsSession): JsonObject {
  const isCanceled = session.canceledAt !== undefined;
  const ending = isCanceled ? 'failed' : demandOutcome(session).ending;
  const kept = Object.entries(session.authentication ?? {}).filter(([name]) => !OF_CHALLENGE.includes(name));
  return {
    ...Object.fromEntries(kept),
    authentication_status: ending,
    authentication_status_code: LETTERS[ending],
    ...(isCanceled ? CANCELED : valuesFor(ending)),
  };
}
