/** The operations on pre-configured proxies. */
import { type JsonObject, isObject } from '../../json';
import { demandMergePatch, objectBody, withEntry, withoutEntry, type Call, type Handler } from '../call';
import { unchanged } from '../call';
import { proxyDeleted, proxyWritten } from '../webhooks/events';
import { moment, present, TENANT } from '../json';
import { matchesName, numberedPage } from '../numbered-page';
import { notFound, respondWith } from '../problems';
import { proxyDefinition } from './proxy-definitions';
import { mergePatch } from '../tokens/token-fields';
import type { PlatformState, StoredProxy } from '../types';

/** What a request would have to send to define the proxy unchanged. */
function definitionBody(proxy: StoredProxy): JsonObject {
  return present({
    name: proxy.name,
    destination_url: proxy.destinationUrl,
    require_auth: proxy.requireAuth,
    request_transforms: [...proxy.requestTransforms],
    response_transforms: [...proxy.responseTransforms],
    configuration: { ...proxy.configuration },
    disable_detokenization: proxy.disableDetokenization,
    application: proxy.applicationId === undefined ? undefined : { id: proxy.applicationId },
  });
}

function view(proxy: StoredProxy): JsonObject {
  const { application, ...definition } = definitionBody(proxy);
  return present({
    id: proxy.id,
    key: proxy.key,
    tenant_id: TENANT,
    state: 'active',
    ...definition,
    application_id: application === undefined ? undefined : proxy.applicationId,
    created_by: proxy.createdBy,
    created_at: moment(proxy.createdAt),
    modified_by: proxy.modifiedBy,
    modified_at: proxy.modifiedAt === undefined ? undefined : moment(proxy.modifiedAt),
  });
}

function demandProxy({ state, path: [id = ''] }: Call): StoredProxy {
  const proxy = state.proxies.get(id);
  if (proxy === undefined) throw notFound("There's no proxy with this ID.");
  return proxy;
}

function stored(state: PlatformState, proxy: StoredProxy): PlatformState {
  return { ...state, proxies: withEntry(state.proxies, proxy.id, proxy) };
}

export const createProxy: Handler = (call) => {
  const { state, caller, environment } = call;
  const proxy: StoredProxy = {
    ...proxyDefinition(state, objectBody(call)),
    id: environment.uuid(),
    key: environment.uuid().replaceAll('-', '').slice(0, 12),
    createdBy: caller.applicationId,
    createdAt: environment.now(),
  };
  return {
    state: stored(state, proxy),
    response: respondWith(201, view(proxy)),
    events: [proxyWritten('proxy.created', proxy)],
  };
};

export const getProxy: Handler = (call) => unchanged(call, 200, view(demandProxy(call)));

export const listProxies: Handler = (call) => {
  const { query } = call.request;
  const ids = query.getAll('id');
  const all = [...call.state.proxies.values()].filter(
    ({ id, name }) => (ids.length === 0 || ids.includes(id)) && matchesName(name, query.get('name')),
  );
  return numberedPage(call, all.map(view));
};

/** The proxy with another definition. */
function redefined(call: Call, before: StoredProxy, body: JsonObject): StoredProxy {
  const { id, key, createdBy, createdAt } = before;
  return {
    ...proxyDefinition(call.state, body),
    id,
    key,
    createdBy,
    createdAt,
    modifiedBy: call.caller.applicationId,
    modifiedAt: call.environment.now(),
  };
}

export const updateProxy: Handler = (call) => {
  const proxy = redefined(call, demandProxy(call), objectBody(call));
  return {
    state: stored(call.state, proxy),
    response: respondWith(200, view(proxy)),
    events: [proxyWritten('proxy.updated', proxy)],
  };
};

export const patchProxy: Handler = (call) => {
  demandMergePatch(call);
  const before = demandProxy(call);
  const merged = mergePatch(definitionBody(before), objectBody(call));
  const proxy = redefined(call, before, isObject(merged) ? merged : {});
  return {
    state: stored(call.state, proxy),
    response: respondWith(204),
    events: [proxyWritten('proxy.updated', proxy)],
  };
};

export const deleteProxy: Handler = (call) => {
  const { id } = demandProxy(call);
  return {
    state: { ...call.state, proxies: withoutEntry(call.state.proxies, id) },
    response: respondWith(204),
    events: [proxyDeleted(id)],
  };
};
