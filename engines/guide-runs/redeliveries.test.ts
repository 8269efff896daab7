import { expect, it } from 'vitest';
import type { GuideProgram, GuideStep } from './types';
import { playGuide, possibleMoves, runDeliveries } from '.';

const STORE: GuideStep = {
  id: 'store',
  title: 'Store the card',
  method: 'POST',
  path: '/tokens',
  query: {},
  headers: { 'BT-API-KEY': '<API_KEY>' },
  body: { type: 'token', data: 'ada@example.com' },
  status: 201,
  conditions: [],
  outputs: [{ name: 'tokenId', pointer: ['id'] }],
};

const PROGRAM: GuideProgram = {
  name: 'store-and-read',
  title: 'Store and read',
  inputs: [],
  steps: [
    STORE,
    {
      ...STORE,
      id: 'read',
      method: 'GET',
      path: '/tokens/{$steps.store.outputs.tokenId}',
      status: 200,
      outputs: [],
    },
    { ...STORE, id: 'permissions', method: 'GET', path: '/applications/key', status: 200, outputs: [] },
  ].map(({ body, ...step }) => (step.method === 'GET' ? step : { ...step, ...(body ? { body } : {}) })),
};

const types = (deliveries: ReturnType<typeof runDeliveries>): unknown[] =>
  deliveries.map(({ event }) => event.type);

it('delivers what each step causes, without subscribing first', () => {
  expect(types(runDeliveries(playGuide(PROGRAM, ['run', 'run']), []))).toEqual([
    'token.created',
    'token.read',
  ]);
});

it('delivers twice with the same event ID, and the verdict has what a receiver does', () => {
  const run = playGuide(PROGRAM, ['redelivery', 'run']);
  const [first, second, third] = runDeliveries(run, []);
  expect(second?.event).toEqual(first?.event);
  expect(second?.id).not.toBe(first?.id);
  expect(second?.body).not.toBe(first?.body);
  expect(third?.event.type).toBe('token.read');
  expect(run.history[0]?.verdict.kind).toBe('went well');
  expect(run.history[0]?.verdict.text).toContain(
    'delivered token.created twice, with the same event.id. Your receiver responds to both with a 2xx, handles the first, and discards the second.',
  );
  expect(run.platform.tokens.size).toBe(playGuide(PROGRAM, ['run', 'run']).platform.tokens.size);
});

it('is a choice only for steps that cause an event', () => {
  expect(possibleMoves(playGuide(PROGRAM, []))).toContain('redelivery');
  expect(possibleMoves(playGuide(PROGRAM, ['run', 'run']))).not.toContain('redelivery');
});

it('repeats what a reader asks for, in the order of time, and nothing that the run lacks', () => {
  const run = playGuide(PROGRAM, ['run', 'run']);
  const [created] = runDeliveries(run, []);
  const asked = [
    { id: created?.id ?? '', after: 1 },
    { id: 'unknown', after: 1 },
    { id: created?.id ?? '', after: 2 },
  ];
  const deliveries = runDeliveries(run, asked);
  expect(types(deliveries)).toEqual(['token.created', 'token.created', 'token.read', 'token.created']);
  expect(new Set(deliveries.map(({ id }) => id)).size).toBe(4);
  expect(new Set(deliveries.map(({ body }) => body)).size).toBe(4);
});
