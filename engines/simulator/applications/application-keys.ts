/** The operations on the keys of an application. */
import { CREATOR, demandApplication, keyView, newKey } from './applications';
import { unchanged, withEntry, type Call, type Handler } from '../call';
import { keyCreated, keyDeleted } from '../webhooks/events';
import { notFound, Problem, respondWith } from '../problems';
import type { PlatformState, StoredApplication } from '../types';

function applicationOf({ state, path: [id = ''] }: Call): StoredApplication {
  return demandApplication(state, id);
}

function demandKey(call: Call, { keys }: StoredApplication): StoredApplication['keys'][number] {
  const key = keys.find(({ id }) => id === call.path[1]);
  if (key === undefined) throw notFound('The application has no key with this ID.');
  return key;
}

function withKeys(
  state: PlatformState,
  application: StoredApplication,
  keys: StoredApplication['keys'],
): PlatformState {
  return { ...state, applications: withEntry(state.applications, application.id, { ...application, keys }) };
}

export const listKeys: Handler = (call) => {
  const ids = call.request.query.getAll('id');
  const { keys } = applicationOf(call);
  const found = keys.filter(({ id }) => ids.length === 0 || ids.includes(id));
  return unchanged(call, 200, found.map(keyView));
};

export const createKey: Handler = (call) => {
  const { state, environment, path } = call;
  const application = state.applications.get(path[0] ?? '');
  if (application === undefined) {
    const detail = "There's no application with this ID.";
    throw new Problem(422, detail, { title: 'Unprocessable Entity', status: 422, detail });
  }
  const latest = Math.max(0, ...application.keys.map(({ version }) => Number(version)));
  const key = newKey(application.type, String(latest + 1), environment);
  return {
    state: withKeys(state, application, [...application.keys, key]),
    response: respondWith(201, { ...keyView(key), key: key.secret }),
    events: [keyCreated(application.id, key, CREATOR)],
  };
};

export const getKey: Handler = (call) => unchanged(call, 200, keyView(demandKey(call, applicationOf(call))));

export const deleteKey: Handler = (call) => {
  const application = applicationOf(call);
  const { id } = demandKey(call, application);
  const kept = application.keys.filter((one) => one.id !== id);
  return {
    state: withKeys(call.state, application, kept),
    response: respondWith(204),
    events: [keyDeleted(application.id, id)],
  };
};
