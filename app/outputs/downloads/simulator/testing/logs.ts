import type { OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  successes: {
    'logs.list': { url: '/logs?entity_type=token&size=2' },
    'logs.getEntityTypes': { url: '/logs/entity-types' },
  },
  failures: [
    ['logs.list', 400, { url: '/logs?start_date=yesterday' }],
    ['logs.list', 400, { url: '/logs?end_date=' }],
  ],
  neverGiven: {},
};
