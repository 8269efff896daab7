/** Operations on the tenant that a key belongs to. */
import { operation, MANAGING, type SimulatedOperation } from '../define-operation';
import { getTenant, getUsage, updateTenant } from './tenant';

export const operations: readonly SimulatedOperation[] = [
  operation('tenants.self.get', 'GET /tenants/self', ['tenant:read'], MANAGING, getTenant),
  operation('tenants.self.update', 'PUT /tenants/self', ['tenant:update'], MANAGING, updateTenant),
  operation(
    'tenants.self.getUsageReports',
    'GET /tenants/self/reports/usage',
    ['report:read'],
    MANAGING,
    getUsage,
  ),
];
