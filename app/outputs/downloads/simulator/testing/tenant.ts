import type { OperationCalls } from './operation-calls.ts';

const tenant = { name: 'Example Store', settings: { disable_ephemeral_proxy: 'true' } };

export const calls: OperationCalls = {
  successes: {
    'tenants.self.get': { url: '/tenants/self' },
    'tenants.self.update': { url: '/tenants/self', body: tenant },
    'tenants.self.getUsageReports': { url: '/tenants/self/reports/usage' },
  },
  failures: [
    ['tenants.self.update', 400, { body: { settings: {} } }],
    ['tenants.self.update', 400, { body: { ...tenant, settings: { disable_ephemeral_proxy: true } } }],
    ['tenants.self.update', 400, { body: { ...tenant, settings: 'true' } }],
  ],
  neverGiven: {
    'tenants.self.get 404': 'The tenant always exists.',
    'tenants.self.update 404': 'The tenant always exists.',
    'tenants.self.getUsageReports 404': 'The tenant always exists.',
  },
};
