/** Operations on webhooks. */
import { operation, MANAGING, type SimulatedOperation } from '../define-operation';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listEventTypes,
  listWebhooks,
  updateWebhook,
} from './webhooks';

export const operations: readonly SimulatedOperation[] = [
  operation('webhooks.list', 'GET /webhooks', ['webhooks:read'], MANAGING, listWebhooks),
  operation('webhooks.create', 'POST /webhooks', ['webhooks:create'], MANAGING, createWebhook),
  operation('webhooks.events.list', 'GET /webhooks/event-types', ['webhook:read'], MANAGING, listEventTypes),
  operation('webhooks.get', 'GET /webhooks/{id}', ['webhook:read'], MANAGING, getWebhook),
  operation('webhooks.update', 'PUT /webhooks/{id}', ['webhooks:update'], MANAGING, updateWebhook),
  operation('webhooks.delete', 'DELETE /webhooks/{id}', ['webhooks:delete'], MANAGING, deleteWebhook),
];
