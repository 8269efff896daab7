/** The check of what programs print finds keys, card data and whole responses. */
import { expect, it } from 'vitest';
import { revealed } from './support/printed.ts';
import type { SentRequest } from './support/workflow-server.ts';

const exchange: SentRequest = {
  method: 'POST',
  url: '/sessions',
  headers: { 'bt-api-key': 'key_test_us_pvt_example', authorization: 'Bearer processor-key' },
  body: JSON.stringify({ data: { number: '4242424242424242', cvc: '123' } }),
  step: 'openSession',
  status: 201,
  answer: JSON.stringify({ id: 'session-1', type: 'card', session_key: 'key_session', nonce: 'nonce-1' }),
};

it.each([
  [
    'the key of the request',
    'Using key_test_us_pvt_example',
    ['The header bt-api-key of /sessions is printed.'],
  ],
  ['the key of the processor', 'processor-key', ['The header authorization of /sessions is printed.']],
  ['a session key', 'key_session', ['"session_key" of /sessions is printed.']],
  ['a nonce', 'nonce-1', ['"nonce" of /sessions is printed.']],
  ['a card number', 'Stored 4242424242424242', ['"number" of /sessions is printed.']],
  ['a security code', '123', ['"cvc" of /sessions is printed.']],
  [
    'a response as JSON',
    '{"id":"session-1","type":"card"}',
    ['More than one property of the response of /sessions is printed: id, type.'],
  ],
  [
    'a response as Node.js shows it',
    "{ id: 'session-1', type: 'card' }",
    ['More than one property of the response of /sessions is printed: id, type.'],
  ],
  [
    'a response as Python shows it',
    "Session(id='session-1', type='card')",
    ['More than one property of the response of /sessions is printed: id, type.'],
  ],
])('%s', (_, printed, found) => {
  expect(revealed(printed, [exchange])).toEqual(found);
});

it.each(['session-1', 'id: session-1', 'f1230000-123a-4123-9123-123', '201'])('and not %s', (printed) => {
  expect(revealed(printed, [exchange])).toEqual([]);
});
