/** Operations on pre-configured proxies. A call through one is in `proxy.ts`. */
import { operation, MANAGING, type SimulatedOperation } from '../define-operation';
import { createProxy, deleteProxy, getProxy, listProxies, patchProxy, updateProxy } from './proxies';

export const operations: readonly SimulatedOperation[] = [
  operation('proxies.list', 'GET /proxies', ['proxy:read'], MANAGING, listProxies),
  operation('proxies.create', 'POST /proxies', ['proxy:create'], MANAGING, createProxy),
  operation('proxies.get', 'GET /proxies/{id}', ['proxy:read'], MANAGING, getProxy),
  operation('proxies.update', 'PUT /proxies/{id}', ['proxy:update'], MANAGING, updateProxy),
  operation('proxies.patch', 'PATCH /proxies/{id}', ['proxy:update'], MANAGING, patchProxy),
  operation('proxies.delete', 'DELETE /proxies/{id}', ['proxy:delete'], MANAGING, deleteProxy),
];
