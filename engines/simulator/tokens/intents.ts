/** The operations on token intents. */
import type { Json } from '../../json';
import { objectBody, unchanged, withEntry, withoutEntry, type Call, type Handler } from '../call';
import { overToken } from './evaluate';
import { intentCreated, intentDeleted } from '../webhooks/events';
import { fingerprintOf } from './fingerprint';
import { notFound, respondWith, unsupported } from '../problems';
import { tokenType, validate } from './token-fields';
import { listingOf } from '../network-tokens/listing';
import { intentView } from './token-view';
import type { Handled, StoredIntent } from '../types';

/** How long an intent lives, in milliseconds. */
const LIFETIME = 24 * 3_600_000;

function demandIntent({ state, path: [id = ''], environment }: Call): StoredIntent {
  const intent = state.intents.get(id);
  if (intent === undefined || intent.expiresAt <= environment.now())
    throw notFound("There's no token intent with this ID, or it expired.");
  return intent;
}

/** A new token intent, the state with it, and its event. */
export function addIntent(
  { state, caller, environment }: Pick<Call, 'state' | 'caller' | 'environment'>,
  type: string,
  data: Json,
): { readonly intent: StoredIntent } & Required<Pick<Handled, 'state' | 'events'>> {
  const [, rules] = tokenType(type);
  const result = overToken(rules.fingerprint, 'fingerprint', 'data', { data }, environment);
  const intent: StoredIntent = {
    id: environment.uuid(),
    type,
    data,
    fingerprint: fingerprintOf(type, typeof result === 'string' ? result : JSON.stringify(result)),
    createdBy: caller.applicationId,
    createdAt: environment.now(),
    expiresAt: environment.now() + LIFETIME,
  };
  const intents = withEntry(state.intents, intent.id, intent);
  return { intent, state: { ...state, intents }, events: [intentCreated(intent)] };
}

export const createIntent: Handler = (call) => {
  const body = objectBody(call);
  if (body.encrypted !== undefined)
    throw unsupported(
      'The mock platform has no client encryption keys, so it can\'t read "encrypted". Send "data".',
    );
  const [type, rules] = tokenType(body.type);
  const { intent, ...added } = addIntent(call, type, validate(rules, body.data));
  return { ...added, response: respondWith(201, intentView(intent)) };
};

export const getIntent: Handler = (call) => {
  const intent = demandIntent(call);
  const extras = listingOf(intent);
  const isListed = extras.network_token_ids !== undefined;
  return unchanged(call, 200, { ...intentView(intent), ...(isListed ? { _extras: extras } : {}) });
};

export const deleteIntent: Handler = (call) => {
  const intent = demandIntent(call);
  return {
    state: { ...call.state, intents: withoutEntry(call.state.intents, intent.id) },
    response: respondWith(204),
    events: [intentDeleted(intent)],
  };
};
