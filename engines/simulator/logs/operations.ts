/** Operations on logs. */
import { operation, MANAGING, type DoubleOperation } from '../define-operation';
import { listEntityTypes, listLogs } from './logs';

export const operations: readonly DoubleOperation[] = [
  operation('logs.list', 'GET /logs', ['log:read'], MANAGING, listLogs),
  operation('logs.getEntityTypes', 'GET /logs/entity-types', ['log:read'], MANAGING, listEntityTypes),
];
