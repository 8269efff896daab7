/** The operations on network tokens. */
import { holds, type Caller } from '../applications/access';
import { objectBody, unchanged, withEntry, withoutEntry, type Call, type Handler } from '../call';
import { conflict, invalid, notFound, respondWith } from '../problems';
import type { PlatformEvent, PlatformState } from '../types';
import { withListed, withoutListed } from './listing';
import { cryptogramOf, numberFor, parFor } from './numbers';
import { sourceOf, type Source } from './source';
import type { StoredNetworkToken } from './types';
import { networkTokenView } from './view';

/** It isn't known what these events contain beside the network token that they're about. */
function eventOf(name: string, id: string): PlatformEvent {
  return { type: `network-token.${name}`, data: { network_token: { id } } };
}

const reveals = (caller: Caller): boolean => holds(caller, 'network-token:reveal');

function demandNetworkToken({ state, path: [id = ''] }: Call): StoredNetworkToken {
  const found = state.networkTokens.get(id);
  if (found === undefined) throw notFound("There's no network token with this ID. A token ID isn't one.");
  return found;
}

function stored(state: PlatformState, one: StoredNetworkToken): PlatformState {
  return { ...state, networkTokens: withEntry(state.networkTokens, one.id, one) };
}

/** The network token that a source already has for the number in it. */
function existingOf(
  { networkTokens }: PlatformState,
  { card, networkTokenIds }: Source,
): StoredNetworkToken | undefined {
  return networkTokenIds
    .flatMap((id) => networkTokens.get(id) ?? [])
    .find((one) => one.card.number === card.number);
}

export const createNetworkToken: Handler = (call) => {
  const { state, caller, environment } = call;
  const source = sourceOf(call, objectBody(call));
  const existing = existingOf(state, source);
  if (existing !== undefined)
    return unchanged(call, 201, networkTokenView(state, existing, reveals(caller), true));
  const { card, tokenId, intentId } = source;
  const created: StoredNetworkToken = {
    id: environment.uuid(),
    status: 'active',
    number: numberFor(card.number),
    par: parFor(card.number),
    card,
    ...(tokenId === undefined ? {} : { tokenId }),
    ...(intentId === undefined ? {} : { intentId }),
    createdBy: caller.applicationId,
    createdAt: environment.now(),
  };
  const after = withListed(stored(state, created), created);
  return {
    state: after,
    response: respondWith(201, networkTokenView(after, created, reveals(caller))),
    events: [eventOf('created', created.id)],
  };
};

export const getNetworkToken: Handler = (call) =>
  unchanged(call, 200, networkTokenView(call.state, demandNetworkToken(call), reveals(call.caller)));

export const deleteNetworkToken: Handler = (call) => {
  const { id } = demandNetworkToken(call);
  const networkTokens = withoutEntry(call.state.networkTokens, id);
  return {
    state: withoutListed({ ...call.state, networkTokens }, id),
    response: respondWith(204),
    events: [eventOf('deleted', id)],
  };
};

export const createCryptogram: Handler = (call) => {
  const { id, status } = demandNetworkToken(call);
  if (status !== 'active')
    throw invalid({ status: `The network token is ${status}. Resume it before you create a cryptogram.` });
  const body = { cryptogram: cryptogramOf(call.environment.uuid()), eci: '07' };
  return { ...unchanged(call, 200, body), events: [eventOf('cryptogram.created', id)] };
};

/** Changes the status of a network token that has another one. */
function changesStatus(from: StoredNetworkToken['status'], to: StoredNetworkToken['status']): Handler {
  return (call) => {
    const { state, caller, environment } = call;
    const before = demandNetworkToken(call);
    if (before.status !== from)
      throw conflict(`The network token is ${before.status}. It must be ${from} for this request.`);
    const changed: StoredNetworkToken = {
      ...before,
      status: to,
      modifiedBy: caller.applicationId,
      modifiedAt: environment.now(),
    };
    return {
      state: stored(state, changed),
      response: respondWith(200, networkTokenView(state, changed, reveals(caller))),
      events: [eventOf('updated', changed.id)],
    };
  };
}

export const suspendNetworkToken = changesStatus('active', 'suspended');
export const resumeNetworkToken = changesStatus('suspended', 'active');
