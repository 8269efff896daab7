import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadDataTable } from '../../../pipeline/content/tables';
import { NOW, session, environmentAt } from '../../../tests/support/platform-session';
import { ERROR_CLASSES } from '../code-runs';
import { REACTORS } from './fixed-reactors';

const TOKEN = '30973af6-93f0-4d2e-b4b3-15a136a33945';
const [READS = '', NODE22 = '', ECHO = ''] = REACTORS.map(({ id }) => id);

type Code = (given: object) => Promise<Record<string, unknown>>;

/** Runs the code that a reactor shows. */
async function runCode(code: string, given: object): Promise<unknown> {
  const module: { exports?: Code } = {};
  const packages = (name: string): unknown =>
    name === 'uuid' ? { v4: () => 'id' } : createRequire(import.meta.url)(name);
  const load = compileFunction(code, ['module', 'require']) as (module: object, packages: object) => void;
  load(module, packages);
  const result = await module.exports?.(given);
  const response = result?.res as { body: unknown } | undefined;
  return response?.body ?? result;
}

describe('the fixed reactors', () => {
  it.each(REACTORS.filter(({ name }) => name !== 'Throw an error'))(
    '$name does what its code does',
    async ({ code, run, runtime }) => {
      const args = { card: { number: '4242424242424242' }, order_id: 'A-10017' };
      const environment = { ...environmentAt(NOW), uuid: () => 'id' };
      const expected = await runCode(code, runtime === undefined ? { args } : { req: args });
      expect(run({ args, configuration: {}, environment })).toEqual({ ok: true, body: expected });
    },
  );

  it.each([
    ['reactor-read-card', READS],
    ['reactor-own-package', NODE22],
  ])('show the code of the sample %s', (sample, id) => {
    const code = readFileSync(`content/samples/api/reactors/${sample}/javascript.js`, 'utf8');
    expect(REACTORS.find((reactor) => reactor.id === id)?.code).toBe(code);
  });

  it('throw the error classes of the page', () => {
    const rows = loadDataTable('code-error-classes').rows.filter(({ detail }) => detail !== 'None');
    expect([...ERROR_CLASSES].map(([name, [status, detail]]) => [name, status, detail])).toEqual(
      rows.map((row) => [row.class, row.status, row.detail]),
    );
  });
});

describe('a reactor', () => {
  const url = (id: string, path = 'react'): string => `/reactors/${id}/${path}`;
  const args = { card: `{{ ${TOKEN} }}` };

  it('gets the data, and the caller gets what the code returns', () => {
    const simulator = session();
    expect(simulator.ask({ method: 'POST', url: url(READS), body: { args } })).toEqual({
      status: 200,
      body: { raw: { last4: '4242' } },
    });
    expect(simulator.ask({ method: 'POST', url: url(NODE22), body: args }).body).toMatchObject({
      last4: '4242',
    });
  });

  it('needs reactor:invoke on the token', () => {
    const simulator = session();
    const rules = [
      { priority: 1, container: '/bank/', transform: 'reveal', permissions: ['reactor:invoke'] },
    ];
    const { key } = simulator.ask({
      method: 'POST',
      url: '/applications',
      body: { name: 'B', type: 'private', rules },
    }).body as { key: string };
    expect(simulator.ask({ method: 'POST', url: url(READS), body: { args }, key }).status).toBe(403);
    expect(simulator.ask({ method: 'POST', url: url(ECHO), body: { args: { a: 1 } }, key }).body).toEqual({
      raw: { a: 1 },
    });
  });

  it('that fails says so, and so does its event', () => {
    const simulator = session();
    simulator.ask({
      method: 'PUT',
      url: '/webhooks/c6ef33bf-1345-4552-860d-67f7ce5f4d62',
      body: { name: 'R', url: 'https://store.example.com', events: ['reactor.completed', 'reactor.failed'] },
    });
    const { state, response } = simulator.outcome({ method: 'POST', url: url(READS), body: { args: {} } });
    expect(response).toMatchObject({ status: 500 });
    expect(state.deliveries.map(({ event }) => event.type)).toEqual(['reactor.failed']);
  });

  it('runs asynchronously, with a result to read', () => {
    const simulator = session();
    const { status, body } = simulator.ask({
      method: 'POST',
      url: url(READS, 'react-async'),
      body: { args },
    });
    expect(status).toBe(202);
    const { asyncReactorRequestId: id } = body as { asyncReactorRequestId: string };
    const result = { method: 'GET', url: url(READS, `results/${id}`) };
    expect(simulator.ask(result).body).toEqual({ raw: { last4: '4242' } });
    expect(simulator.ask({ method: 'GET', url: url(ECHO, `results/${id}`) }).status).toBe(404);
  });
});
