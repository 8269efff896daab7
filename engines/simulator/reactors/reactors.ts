/** The operations on reactors, but for their runs. */
import { type JsonObject, isObject } from '../../json';
import { findApplication } from '../applications/applications';
import {
  demandMergePatch,
  objectBody,
  unchanged,
  withEntry,
  withoutEntry,
  type Call,
  type Handler,
} from '../call';
import { moment, present, TENANT } from '../json';
import { matchesName, numberedPage } from '../numbered-page';
import { notFound, respondWith } from '../problems';
import { mergePatch } from '../tokens/token-fields';
import { reactorDeleted, reactorWritten } from './reactor-events';
import { imageOf, reactorDefinition } from './reactor-definitions';
import type { PlatformState, StoredReactor } from '../types';

/** What defines the reactor unchanged in a request. */
function definitionBody({ name, code, configuration, runtime, applicationId }: StoredReactor): JsonObject {
  return present({
    name,
    code,
    configuration: { ...configuration },
    runtime,
    application: applicationId === undefined ? undefined : { id: applicationId },
  });
}

/** @param building what a reactor on `node22` is doing until its build ends, right after the response */
function view(state: PlatformState, reactor: StoredReactor, building = 'active'): JsonObject {
  return present({
    id: reactor.id,
    tenant_id: TENANT,
    state: imageOf(reactor) === 'node22' ? building : 'active',
    ...definitionBody(reactor),
    application: findApplication(state, reactor.applicationId),
    created_by: reactor.createdBy,
    created_at: moment(reactor.createdAt),
    modified_by: reactor.modifiedBy,
    modified_at: reactor.modifiedAt === undefined ? undefined : moment(reactor.modifiedAt),
  });
}

/** @throws Problem 404 where there's no such reactor */
export function demandReactor({ state, path: [id = ''] }: Call): StoredReactor {
  const reactor = state.reactors.get(id);
  if (reactor === undefined) throw notFound("There's no reactor with this ID.");
  return reactor;
}

function stored(state: PlatformState, reactor: StoredReactor): PlatformState {
  return { ...state, reactors: withEntry(state.reactors, reactor.id, reactor) };
}

export const createReactor: Handler = (call) => {
  const { state, caller, environment } = call;
  const reactor: StoredReactor = {
    ...reactorDefinition(state, objectBody(call)),
    id: environment.uuid(),
    createdBy: caller.applicationId,
    createdAt: environment.now(),
  };
  return {
    state: stored(state, reactor),
    response: respondWith(201, view(state, reactor, 'creating')),
    events: [reactorWritten('reactor.created', reactor)],
  };
};

export const getReactor: Handler = (call) => unchanged(call, 200, view(call.state, demandReactor(call)));

export const listReactors: Handler = (call) => {
  const { state, request } = call;
  const ids = request.query.getAll('id');
  const all = [...state.reactors.values()].filter(
    ({ id, name }) => (ids.length === 0 || ids.includes(id)) && matchesName(name, request.query.get('name')),
  );
  return numberedPage(
    call,
    all.map((one) => view(state, one)),
  );
};

/** The reactor with another definition. */
function redefined(call: Call, before: StoredReactor, body: JsonObject): StoredReactor {
  const { id, createdBy, createdAt } = before;
  return {
    ...reactorDefinition(call.state, body),
    id,
    createdBy,
    createdAt,
    modifiedBy: call.caller.applicationId,
    modifiedAt: call.environment.now(),
  };
}

export const updateReactor: Handler = (call) => {
  const reactor = redefined(call, demandReactor(call), objectBody(call));
  return {
    state: stored(call.state, reactor),
    response: respondWith(200, view(call.state, reactor, 'updating')),
    events: [reactorWritten('reactor.updated', reactor)],
  };
};

export const patchReactor: Handler = (call) => {
  demandMergePatch(call);
  const before = demandReactor(call);
  const merged = mergePatch(definitionBody(before), objectBody(call));
  const reactor = redefined(call, before, isObject(merged) ? merged : {});
  return {
    state: stored(call.state, reactor),
    response: respondWith(204),
    events: [reactorWritten('reactor.updated', reactor)],
  };
};

export const deleteReactor: Handler = (call) => {
  const { id } = demandReactor(call);
  return {
    state: { ...call.state, reactors: withoutEntry(call.state.reactors, id) },
    response: respondWith(204),
    events: [reactorDeleted(id)],
  };
};
