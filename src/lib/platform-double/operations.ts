/** What the double can do: each operation by method and path, with what the caller needs. */
import { createKey, deleteKey, getKey, listKeys } from './application-keys';
import {
  createApplication,
  deleteApplication,
  getApplication,
  getOwnApplication,
  listApplications,
  updateApplication,
} from './applications';
import type { Handler } from './call';
import { createIntent, deleteIntent, getIntent } from './intents';
import { detokenize, tokenize } from './payloads';
import { createProxy, deleteProxy, getProxy, listProxies, patchProxy, updateProxy } from './proxies';
import { getReactor, getResult, listReactors, react, reactAsync } from './reactors';
import { authorizeSession, createSession } from './sessions';
import { list, search } from './token-lists';
import { createOne, deleteOne, getOne, updateOne } from './tokens';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listEventTypes,
  listWebhooks,
  updateWebhook,
} from './webhooks';
import type { ApplicationType } from './types';

export interface DoubleOperation {
  /** As in the API description, e.g. `tokens.create`. */
  readonly id: string;
  readonly method: string;
  /** e.g. `/tokens/{id}`. */
  readonly path: string;
  /** Permissions that open the operation; one is enough. Handlers look at the container. */
  readonly permissions: readonly string[];
  /** Kinds of application whose key can call it; all of them where it is empty. */
  readonly types: readonly (ApplicationType | 'session')[];
  readonly handle: Handler;
}

const STORING = ['public', 'private', 'session'] as const;
const READING = ['private', 'session'] as const;
const MANAGING = ['management'] as const;

function operation(
  id: string,
  route: string,
  permissions: readonly string[],
  types: DoubleOperation['types'],
  handle: Handler,
): DoubleOperation {
  const [method = '', path = ''] = route.split(' ');
  return { id, method, path, permissions, types, handle };
}

const webhooks: readonly DoubleOperation[] = [
  operation('webhooks.list', 'GET /webhooks', ['webhooks:read'], MANAGING, listWebhooks),
  operation('webhooks.create', 'POST /webhooks', ['webhooks:create'], MANAGING, createWebhook),
  operation('webhooks.events.list', 'GET /webhooks/event-types', ['webhook:read'], MANAGING, listEventTypes),
  operation('webhooks.get', 'GET /webhooks/{id}', ['webhook:read'], MANAGING, getWebhook),
  operation('webhooks.update', 'PUT /webhooks/{id}', ['webhooks:update'], MANAGING, updateWebhook),
  operation('webhooks.delete', 'DELETE /webhooks/{id}', ['webhooks:delete'], MANAGING, deleteWebhook),
];

const keys: readonly DoubleOperation[] = [
  operation(
    'applicationKeys.list',
    'GET /applications/{applicationId}/keys',
    ['application:read'],
    MANAGING,
    listKeys,
  ),
  operation(
    'applicationKeys.create',
    'POST /applications/{applicationId}/keys',
    ['application:create'],
    MANAGING,
    createKey,
  ),
  operation(
    'applicationKeys.get',
    'GET /applications/{applicationId}/keys/{keyId}',
    ['application:read'],
    MANAGING,
    getKey,
  ),
  operation(
    'applicationKeys.delete',
    'DELETE /applications/{applicationId}/keys/{keyId}',
    ['application:delete'],
    MANAGING,
    deleteKey,
  ),
];

const proxies: readonly DoubleOperation[] = [
  operation('proxies.list', 'GET /proxies', ['proxy:read'], MANAGING, listProxies),
  operation('proxies.create', 'POST /proxies', ['proxy:create'], MANAGING, createProxy),
  operation('proxies.get', 'GET /proxies/{id}', ['proxy:read'], MANAGING, getProxy),
  operation('proxies.update', 'PUT /proxies/{id}', ['proxy:update'], MANAGING, updateProxy),
  operation('proxies.patch', 'PATCH /proxies/{id}', ['proxy:update'], MANAGING, patchProxy),
  operation('proxies.delete', 'DELETE /proxies/{id}', ['proxy:delete'], MANAGING, deleteProxy),
];

const reactors: readonly DoubleOperation[] = [
  operation('reactors.list', 'GET /reactors', ['reactor:read'], MANAGING, listReactors),
  operation('reactors.get', 'GET /reactors/{id}', ['reactor:read'], MANAGING, getReactor),
  operation('reactors.react', 'POST /reactors/{id}/react', ['reactor:invoke'], READING, react),
  operation(
    'reactors.reactAsync',
    'POST /reactors/{id}/react-async',
    ['reactor:invoke'],
    READING,
    reactAsync,
  ),
  operation(
    'reactors.results.get',
    'GET /reactors/{id}/results/{requestId}',
    ['reactor:invoke'],
    READING,
    getResult,
  ),
];

export const OPERATIONS: readonly DoubleOperation[] = [
  operation('tokens.create', 'POST /tokens', ['token:create'], STORING, createOne),
  operation('tokens.get', 'GET /tokens/{id}', ['token:read'], READING, getOne),
  operation('tokens.update', 'PATCH /tokens/{id}', ['token:update'], STORING, updateOne),
  operation('tokens.delete', 'DELETE /tokens/{id}', ['token:delete'], READING, deleteOne),
  operation('tokens.listV2', 'GET /v2/tokens', ['token:read'], READING, list),
  operation('tokens.searchV2', 'POST /v2/tokens/search', ['token:search'], READING, search),
  operation('tokens.tokenize', 'POST /tokenize', ['token:create'], STORING, tokenize),
  operation('tokens.detokenize', 'POST /detokenize', ['token:read'], READING, detokenize),
  operation(
    'tokenIntents.create',
    'POST /token-intents',
    ['token-intent:create'],
    ['public', 'private'],
    createIntent,
  ),
  operation('tokenIntents.get', 'GET /token-intents/{id}', ['token-intent:read'], [], getIntent),
  operation('tokenIntents.delete', 'DELETE /token-intents/{id}', ['token-intent:delete'], [], deleteIntent),
  operation('applications.list', 'GET /applications', ['application:read'], MANAGING, listApplications),
  operation('applications.create', 'POST /applications', ['application:create'], MANAGING, createApplication),
  operation(
    'applications.getByKey',
    'GET /applications/key',
    ['application:read'],
    MANAGING,
    getOwnApplication,
  ),
  operation('applications.get', 'GET /applications/{id}', ['application:read'], MANAGING, getApplication),
  operation(
    'applications.update',
    'PUT /applications/{id}',
    ['application:update'],
    MANAGING,
    updateApplication,
  ),
  operation(
    'applications.delete',
    'DELETE /applications/{id}',
    ['application:delete'],
    MANAGING,
    deleteApplication,
  ),
  operation('sessions.create', 'POST /sessions', [], ['public'], createSession),
  operation('sessions.authorize', 'POST /sessions/authorize', [], ['private'], authorizeSession),
  ...keys,
  ...proxies,
  ...reactors,
  ...webhooks,
];

/** What a reader can call, with its method and path; a proxied call is `/proxy` with any method. */
export const supportedOperations: readonly Pick<DoubleOperation, 'id' | 'method' | 'path'>[] = OPERATIONS.map(
  ({ id, method, path }) => ({ id, method, path }),
);

function valuesIn(template: string, path: string): readonly string[] | undefined {
  const [wanted, given] = [template.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const values: string[] = [];
  for (const [place, part] of wanted.entries()) {
    const value = given[place] ?? '';
    if (part.startsWith('{') && value !== '') values.push(decodeURIComponent(value));
    else if (part !== value) return undefined;
  }
  return values;
}

/** Finds the operation of a request, with the values of its path; undefined where the double has none. */
export function findOperation(
  method: string,
  path: string,
): { readonly operation: DoubleOperation; readonly values: readonly string[] } | undefined {
  for (const one of OPERATIONS) {
    const values = one.method === method ? valuesIn(one.path, path) : undefined;
    if (values !== undefined) return { operation: one, values };
  }
  return undefined;
}
