/** The operations on applications. */
import type { ApplicationType } from '../../application-types';
import type { Json, JsonObject } from '../../json';
import { objectBody, unchanged, withEntry, withoutEntry, type Call, type Handler } from '../call';
import { applicationDeleted, applicationWritten, keyCreated } from '../webhooks/events';
import { readGrants } from './grants';
import { invalid, notFound, respondWith } from '../problems';
import { numberedPage } from '../numbered-page';
import { moment, TENANT } from '../json';
import type { PlatformState, StoredApplication, Environment } from '../types';

/** Who set up the tenant. */
export const CREATOR = '6cc6063a-fa75-41fb-890b-4184184747f8';
const TYPES: readonly string[] = ['private', 'public', 'management'] satisfies ApplicationType[];

type StoredKey = StoredApplication['keys'][number];

/** A key without its secret value. */
export function keyView({ id, version, createdAt }: StoredKey): JsonObject {
  return { id, version, created_by: CREATOR, created_at: moment(createdAt) };
}

/** A key with a new secret value. */
export function newKey(type: ApplicationType, version: string, environment: Environment): StoredKey {
  const secret = `key_test_us_${type.slice(0, 3)}_${environment.uuid().replaceAll('-', '')}`;
  return { secret, id: environment.uuid(), version, createdAt: environment.now() };
}

function view(application: StoredApplication): JsonObject {
  const { id, name, type, permissions, rules, keys, createdAt, modifiedAt } = application;
  return {
    id,
    tenant_id: TENANT,
    name,
    keys: keys.map(keyView),
    type,
    created_by: CREATOR,
    created_at: moment(createdAt),
    ...(modifiedAt === undefined ? {} : { modified_by: CREATOR, modified_at: moment(modifiedAt) }),
    permissions: [...permissions],
    rules: rules as unknown as Json[],
  };
}

/** An application as other resources show it, or undefined where there's none. */
export function findApplication(state: PlatformState, id: string | undefined): JsonObject | undefined {
  const application = state.applications.get(id ?? '');
  return application === undefined ? undefined : view(application);
}

/** @throws Problem 404 where there's no such application */
export function demandApplication(state: PlatformState, id: string): StoredApplication {
  const application = state.applications.get(id);
  if (application === undefined) throw notFound("There's no application with this ID.");
  return application;
}

function nameOf({ name }: JsonObject): string {
  if (typeof name !== 'string' || name === '') throw invalid({ name: 'The name is required.' });
  return name;
}

function stored(state: PlatformState, application: StoredApplication): PlatformState {
  return { ...state, applications: withEntry(state.applications, application.id, application) };
}

export const createApplication: Handler = (call) => {
  const { state, environment } = call;
  const body = objectBody(call);
  const name = nameOf(body);
  const { type, create_key: createKey = true } = body;
  if (typeof type !== 'string' || !TYPES.includes(type))
    throw invalid({ type: `The type must be one of ${TYPES.join(', ')}.` });
  const kind = type as ApplicationType;
  const grants = readGrants(body, kind);
  const id = environment.uuid();
  const createdAt = environment.now();
  const keys = createKey === false ? [] : [newKey(kind, '1', environment)];
  const application = { id, name, type: kind, ...grants, keys, createdAt };
  const [key] = keys;
  return {
    state: stored(state, application),
    response: respondWith(201, { ...view(application), ...(key === undefined ? {} : { key: key.secret }) }),
    events: [
      applicationWritten('application.created', application, CREATOR),
      ...keys.map((one) => keyCreated(id, one, CREATOR)),
    ],
  };
};

export const getApplication: Handler = (call) =>
  unchanged(call, 200, view(demandApplication(call.state, call.path[0] ?? '')));

export const getOwnApplication: Handler = (call) =>
  unchanged(call, 200, view(demandApplication(call.state, call.caller.applicationId)));

export const updateApplication: Handler = (call) => {
  const before = demandApplication(call.state, call.path[0] ?? '');
  const body = objectBody(call);
  const application = {
    ...before,
    name: nameOf(body),
    ...readGrants(body, before.type),
    modifiedAt: call.environment.now(),
  };
  return {
    state: stored(call.state, application),
    response: respondWith(200, view(application)),
    events: [applicationWritten('application.updated', application, CREATOR)],
  };
};

export const deleteApplication: Handler = ({ state, path: [id = ''] }: Call) => {
  demandApplication(state, id);
  return {
    state: { ...state, applications: withoutEntry(state.applications, id) },
    response: respondWith(204),
    events: [applicationDeleted(id)],
  };
};

export const listApplications: Handler = (call) => {
  const { query } = call.request;
  const [ids, types] = [query.getAll('id'), query.getAll('type')];
  const all = [...call.state.applications.values()].filter(
    ({ id, type }) => (ids.length === 0 || ids.includes(id)) && (types.length === 0 || types.includes(type)),
  );
  return numberedPage(call, all.map(view));
};
