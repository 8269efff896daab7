import type { OperationCalls } from './operation-calls.ts';

const PROXY = '7b323a86-ddb4-4bd5-a838-7d664d97a824';
const proxy = { name: 'Processor', destination_url: 'https://echo.basistheory.com/anything' };

export const calls: OperationCalls = {
  successes: {
    'proxies.list': { url: '/proxies' },
    'proxies.create': { url: '/proxies', body: proxy },
    'proxies.get': { url: `/proxies/${PROXY}` },
    'proxies.update': { url: `/proxies/${PROXY}`, body: proxy },
    'proxies.patch': { url: `/proxies/${PROXY}`, body: { name: 'Processor (EU)' } },
    'proxies.delete': { url: `/proxies/${PROXY}` },
  },
  failures: [
    ['proxies.create', 400, { body: { ...proxy, name: 'P'.repeat(201) } }],
    ['proxies.create', 400, { body: { ...proxy, destination_url: 'http://psp.example.com' } }],
    ['proxies.create', 400, { body: { ...proxy, destination_url: 'https://127.0.0.1/charges' } }],
    ['proxies.create', 400, { body: { ...proxy, destination_url: 'https://' } }],
    ['proxies.create', 400, { body: { ...proxy, request_transforms: [{ type: 'mask' }] } }],
    ['proxies.create', 400, { body: { ...proxy, request_transforms: [{ code: '1' }, { code: '2' }] } }],
    ['proxies.create', 400, { body: { ...proxy, response_transforms: [{ type: 'append_json' }] } }],
    ['proxies.create', 400, { body: { ...proxy, response_transforms: 'mask' } }],
    ['proxies.create', 400, { body: { ...proxy, configuration: { KEY: 1 } } }],
    ['proxies.create', 400, { body: { ...proxy, application: { id: 'nothing' } } }],
    ['proxies.create', 400, { body: { ...proxy, require_auth: 'no' } }],
    ['proxies.get', 404, { url: '/proxies/nothing' }],
    ['proxies.update', 400, { body: { name: 'Processor' } }],
    ['proxies.update', 404, { url: '/proxies/nothing' }],
    ['proxies.patch', 400, { body: { name: null } }],
    ['proxies.patch', 404, { url: '/proxies/nothing' }],
    ['proxies.patch', 415, { headers: { 'content-type': 'application/json' } }],
    ['proxies.delete', 404, { url: '/proxies/nothing' }],
  ],
  neverGiven: {
    'proxies.list 404': 'Its tenant always exists.',
  },
};
