/** Operations on logs. */
import { operation, MANAGING, type SimulatedOperation } from '../define-operation';
import { listEntityTypes, listLogs } from './logs';

export const operations: readonly SimulatedOperation[] = [
  operation('logs.list', 'GET /logs', ['log:read'], MANAGING, listLogs),
  operation('logs.getEntityTypes', 'GET /logs/entity-types', ['log:read'], MANAGING, listEntityTypes),
];
