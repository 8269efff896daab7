import type { OperationCalls } from './operation-calls.ts';

const JOB = '/account-updater/jobs/d84ddd00-af63-40e6-ab69-391ff1654f8d';
const CARD = '30973af6-93f0-4d2e-b4b3-15a136a33945';

export const calls: OperationCalls = {
  successes: {
    'accountUpdater.jobs.list': { url: '/account-updater/jobs' },
    'accountUpdater.jobs.create': { url: '/account-updater/jobs', body: { result_version: '1.2' } },
    'accountUpdater.jobs.get': { url: JOB },
    'accountUpdater.realTime.invoke': { url: '/account-updater/real-time', body: { token_id: CARD } },
  },
  failures: [
    ['accountUpdater.jobs.create', 422, { body: { result_version: '2' } }],
    ['accountUpdater.jobs.create', 422, { body: { deduplicate_tokens: 'yes' } }],
    ['accountUpdater.jobs.create', 422, { body: [] }],
    ['accountUpdater.jobs.get', 404, { url: '/account-updater/jobs/nothing' }],
    ['accountUpdater.realTime.invoke', 400, { body: {} }],
    ['accountUpdater.realTime.invoke', 400, { body: { token_id: CARD, expiration_month: '12' } }],
    ['accountUpdater.realTime.invoke', 400, { body: { token_id: CARD, deduplicate_token: 'yes' } }],
  ],
  neverGiven: {
    'accountUpdater.realTime.invoke 422': 'No source says which well-formed requests the platform rejects.',
  },
};
