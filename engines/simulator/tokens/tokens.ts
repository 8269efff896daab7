/** The operations on one token. */
import { isObject } from '../../json';
import { demandTransform } from '../applications/access';
import {
  demandMergePatch,
  objectBody,
  unchanged,
  withEntry,
  withoutEntry,
  type Call,
  type Handler,
} from '../call';
import { createToken } from './create-token';
import { tokenGone, tokenRead, tokenWritten } from '../webhooks/events';
import { invalid, notFound, respondWith, unsupported } from '../problems';
import {
  codeStoredAt,
  containerOf,
  expiryOf,
  fingerprintFields,
  indexesOf,
  maskOf,
  mergePatch,
  metadataOf,
  tokenType,
  validate,
} from './token-fields';
import { currentData, isExpired, tokenView } from './token-view';
import type { StoredToken } from '../types';

const FIXED = ['id', 'type', 'encrypted', 'token_intent_id'];

function demandToken({ state, path: [id = ''], environment }: Call): StoredToken {
  const token = state.tokens.get(id);
  if (token === undefined || isExpired(token, environment.now()))
    throw notFound("There's no token with this ID, or it expired.");
  return token;
}

export const createOne: Handler = (call) => {
  const { state, view, events } = createToken(call.state, objectBody(call), call.caller, call.environment);
  return { state, response: respondWith(201, view), events };
};

export const getOne: Handler = (call) => {
  const token = demandToken(call);
  const view = tokenView(token, demandTransform(call.caller, 'token:read', token), call.environment);
  return { ...unchanged(call, 200, view), events: [tokenRead(token)] };
};

export const deleteOne: Handler = (call) => {
  const token = demandToken(call);
  demandTransform(call.caller, 'token:delete', token);
  return {
    state: { ...call.state, tokens: withoutEntry(call.state.tokens, token.id) },
    response: respondWith(204),
    events: [tokenGone('token.deleted', token.id)],
  };
};

export const updateOne: Handler = (call) => {
  const { caller, environment, state } = call;
  demandMergePatch(call);
  const before = demandToken(call);
  demandTransform(caller, 'token:update', before);
  const patch = objectBody(call);
  const fixed = FIXED.find((name) => patch[name] !== undefined);
  if (fixed !== undefined) throw invalid({ [fixed]: `An update doesn't accept "${fixed}".` });
  if (patch.deduplicate_token === true)
    throw unsupported('The mock platform doesn\'t deduplicate on update. Leave out "deduplicate_token".');
  const now = environment.now();
  const [, rules] = tokenType(before.type);
  const stored = currentData(before, now);
  const data = patch.data === undefined ? stored : validate(rules, mergePatch(stored, patch.data));
  const metadata =
    patch.metadata === undefined
      ? before.metadata
      : metadataOf(mergePatch({ ...before.metadata }, patch.metadata));
  const values = { data, metadata };
  const container = containerOf(patch.containers, before.container);
  const transform = demandTransform(caller, 'token:update', { id: before.id, container });
  const token: StoredToken = {
    ...before,
    data,
    metadata,
    container,
    modifiedBy: caller.applicationId,
    modifiedAt: now,
    expiresAt: patch.expires_at === undefined ? before.expiresAt : expiryOf(patch.expires_at),
    ...maskOf(
      patch.mask === undefined ? before.mask : mergePatch(before.mask, patch.mask),
      data,
      environment,
    ),
    ...indexesOf(
      patch.search_indexes ?? before.searchIndexes?.slice(),
      values,
      environment,
      patch.search_indexes === undefined ? 'create' : 'update',
    ),
    ...fingerprintFields(
      before.type,
      patch.fingerprint_expression ?? before.fingerprintExpression,
      values,
      environment,
    ),
    ...(isObject(patch.data) && patch.data.cvc !== undefined ? codeStoredAt(before.type, data, now) : {}),
  };
  return {
    state: { ...state, tokens: withEntry(state.tokens, token.id, token) },
    response: respondWith(200, tokenView(token, transform, environment)),
    events: [tokenWritten('token.updated', token)],
  };
};
