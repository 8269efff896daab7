import type { OperationCalls } from './operation-calls.ts';

const CARD = '30973af6-93f0-4d2e-b4b3-15a136a33945';
const SAMPLES = 'b4356c0f-3e67-4561-8a57-6c41b3a09f1b';
const NONCE = 'pDAjbM7dKpTVXGmkzpMX4k';
const application = { name: 'Desk', type: 'private', permissions: ['token:read'] };
const KEY = 'cc91b922-b0bf-4782-8e50-3f56f961be21';
const rule = { priority: 1, container: '/pci/', permissions: ['token:read'] };
const condition = { attribute: 'id', operator: 'equals', value: CARD };
const grant = { nonce: NONCE, permissions: ['token:read'] };
const PUBLIC = 'key_test_us_pub_example';

export const calls: OperationCalls = {
  successes: {
    'applications.list': { url: '/applications' },
    'applications.create': { url: '/applications', body: application },
    'applications.getByKey': { url: '/applications/key' },
    'applications.get': { url: `/applications/${SAMPLES}` },
    'applications.update': {
      url: `/applications/${SAMPLES}`,
      body: { name: 'Desk', permissions: ['token:read'] },
    },
    'applications.delete': { url: `/applications/${SAMPLES}` },
    'sessions.create': { url: '/sessions' },
    'sessions.authorize': { url: '/sessions/authorize', body: grant },
    'applicationKeys.list': { url: `/applications/${SAMPLES}/keys` },
    'applicationKeys.create': { url: `/applications/${SAMPLES}/keys` },
    'applicationKeys.get': { url: `/applications/${SAMPLES}/keys/${KEY}` },
    'applicationKeys.delete': { url: `/applications/${SAMPLES}/keys/${KEY}` },
  },
  failures: [
    ['applications.create', 400, { body: { ...application, name: '' } }],
    ['applications.create', 400, { body: { ...application, permissions: [] } }],
    ['applications.create', 400, { body: { ...application, permissions: Array(51).fill('token:read') } }],
    ['applications.create', 400, { body: { ...application, rules: [{ ...rule, priority: 0 }] } }],
    ['applications.create', 400, { body: { ...application, rules: [rule, rule] } }],
    ['applications.create', 400, { body: { ...application, rules: [{ ...rule, container: 'pci' }] } }],
    ['applications.create', 400, { body: { ...application, rules: [{ ...rule, transform: 'show' }] } }],
    ['applications.create', 400, { body: { ...application, rules: [{ ...rule, conditions: [condition] }] } }],
    ['applications.create', 400, { body: { ...application, type: 'management', rules: [rule] } }],
    ['sessions.authorize', 400, { body: { nonce: NONCE, rules: [{ ...rule, container: undefined }] } }],
    [
      'sessions.authorize',
      400,
      {
        body: {
          nonce: NONCE,
          rules: [{ priority: 1, permissions: [], conditions: [{ ...condition, operator: 'contains' }] }],
        },
      },
    ],
    ['applications.get', 404, { url: '/applications/nothing' }],
    ['applications.update', 400, { body: { name: 'Desk' } }],
    ['applications.update', 404, { url: '/applications/nothing' }],
    ['applications.delete', 404, { url: '/applications/nothing' }],
    ['sessions.create', 400, { body: '{' }],
    ['sessions.authorize', 403, { key: PUBLIC }],
    ['sessions.authorize', 400, { body: { permissions: ['token:read'] } }],
    ['sessions.authorize', 400, { body: { nonce: NONCE } }],
    ['sessions.authorize', 404, { body: { ...grant, nonce: 'unknown' } }],
    ['applicationKeys.list', 404, { url: '/applications/nothing/keys' }],
    ['applicationKeys.create', 422, { url: '/applications/nothing/keys' }],
    ['applicationKeys.get', 404, { url: `/applications/${SAMPLES}/keys/nothing` }],
    ['applicationKeys.get', 404, { url: `/applications/nothing/keys/${KEY}` }],
    ['applicationKeys.delete', 404, { url: `/applications/${SAMPLES}/keys/nothing` }],
  ],
  neverGiven: {
    'applications.list 404': 'Its tenant always exists.',
    'applications.getByKey 404': 'A key belongs to an application, or the response is 401.',
  },
};
