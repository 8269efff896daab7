import type { OperationCalls } from './operation-calls.ts';

const WEBHOOK = 'c6ef33bf-1345-4552-860d-67f7ce5f4d62';
const webhook = { name: 'Tokens', url: 'https://store.example.com/hooks', events: ['token.created'] };

export const calls: OperationCalls = {
  successes: {
    'webhooks.list': { url: '/webhooks' },
    'webhooks.create': { url: '/webhooks', body: webhook },
    'webhooks.events.list': { url: '/webhooks/event-types' },
    'webhooks.get': { url: `/webhooks/${WEBHOOK}` },
    'webhooks.update': { url: `/webhooks/${WEBHOOK}`, body: { ...webhook, status: 'disabled' } },
    'webhooks.delete': { url: `/webhooks/${WEBHOOK}` },
  },
  failures: [
    ['webhooks.create', 400, { body: { ...webhook, url: 'http://store.example.com/hooks' } }],
    ['webhooks.create', 400, { body: { ...webhook, url: 'hooks' } }],
    ['webhooks.create', 400, { body: { ...webhook, name: '' } }],
    ['webhooks.create', 400, { body: { ...webhook, notify_email: 1 } }],
    ['webhooks.create', 400, { body: { ...webhook, events: [] } }],
    ['webhooks.create', 400, { body: { ...webhook, events: ['token:created'] } }],
    ['webhooks.get', 404, { url: '/webhooks/nothing' }],
    ['webhooks.update', 400, { body: { name: 'Tokens' } }],
    ['webhooks.update', 400, { body: { ...webhook, status: 'paused' } }],
    ['webhooks.update', 404, { url: '/webhooks/nothing' }],
    ['webhooks.delete', 404, { url: '/webhooks/nothing' }],
  ],
  neverGiven: {
    'webhooks.list 400': 'The request has no parameters and no body.',
    'webhooks.delete 400': 'The request has no body, and a change takes effect immediately.',
  },
};
