import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { session } from '../../../tests/support/platform-session';

const SAMPLES = '62d78f3a-1b0b-4d2c-9d2a-6f0d3c8b7a11';
const TOKEN = '30973af6-93f0-4d2e-b4b3-15a136a33945';
const WEBHOOK = '/webhooks/c6ef33bf-1345-4552-860d-67f7ce5f4d62';
const api = (sample: string): string =>
  readFileSync(`content/samples/api/reactors/${sample}/javascript.js`, 'utf8');
const EXTRACT = readFileSync(
  'content/samples/guides/process/extract-cards/extract-card/javascript.js',
  'utf8',
);

interface Created {
  readonly id: string;
  readonly state: string;
}

type Simulator = ReturnType<typeof session>;

function create(simulator: Simulator, changes: object): Created {
  const body = { name: 'Mine', code: api('reactor-card-brand'), ...changes };
  return simulator.ask({ method: 'POST', url: '/reactors', body }).body as Created;
}

const react = (id: string, body: unknown): Parameters<Simulator['ask']>[0] => ({
  method: 'POST',
  url: `/reactors/${id}/react`,
  body,
});
const card = { args: { card: `{{ ${TOKEN} }}` } };

describe('a reactor of the reader', () => {
  it.each([
    ['as it is', (code: string) => code],
    ['without its last line break', (code: string) => code.trimEnd()],
    ['with line breaks of Windows', (code: string) => code.replaceAll('\n', '\r\n')],
  ])('runs the code of a sample, %s', (_, changed) => {
    const simulator = session();
    const { id } = create(simulator, { code: changed(api('reactor-card-brand')) });
    expect(simulator.ask(react(id, card))).toEqual({ status: 200, body: { raw: { brand: 'visa' } } });
  });

  it('with any other code is stored, and invoking it returns 501 with a sentence', () => {
    const simulator = session();
    const code = `${api('reactor-card-brand')}// mine`;
    const { id } = create(simulator, { code });
    expect(simulator.ask({ method: 'GET', url: `/reactors/${id}` }).body).toMatchObject({ code });
    const { status, body } = simulator.ask(react(id, card));
    expect(status).toBe(501);
    expect(body).toMatchObject({
      detail: expect.stringContaining("stores your code, but doesn't run it") as string,
    });
  });

  it('runs the code of a sample on no other runtime', () => {
    const simulator = session();
    const { id } = create(simulator, { runtime: { image: 'node22' } });
    expect(simulator.ask(react(id, { card: { number: '4' } })).status).toBe(501);
    const built = create(simulator, { code: api('reactor-last-digits'), runtime: { image: 'node22' } });
    expect(simulator.ask(react(built.id, { card: `{{ ${TOKEN} }}` })).body).toEqual({ last4: '4242' });
  });

  it('is being built when it was created or updated on node22, and active at the next read', () => {
    const simulator = session();
    const runtime = { image: 'node22' };
    const { id, state } = create(simulator, { runtime });
    const url = `/reactors/${id}`;
    const read = (): unknown => simulator.ask({ method: 'GET', url }).body;
    expect(state).toBe('creating');
    expect(read()).toMatchObject({ state: 'active', runtime });
    const body = { name: 'Mine', code: 'x', runtime };
    expect(simulator.ask({ method: 'PUT', url, body }).body).toMatchObject({ state: 'updating' });
    expect(read()).toMatchObject({ state: 'active', code: 'x' });
    expect(create(simulator, {}).state).toBe('active');
  });

  it('is changed by a merge patch, and gone once it is deleted', () => {
    const simulator = session();
    const { id } = create(simulator, { configuration: { A: '1', B: '2' }, application: { id: SAMPLES } });
    const url = `/reactors/${id}`;
    const body = { configuration: { A: null }, application: null };
    expect(simulator.ask({ method: 'PATCH', url, body }).status).toBe(204);
    const after = simulator.ask({ method: 'GET', url }).body;
    expect(after).toMatchObject({ name: 'Mine', configuration: { B: '2' } });
    expect(after).not.toHaveProperty('application');
    expect(after).not.toHaveProperty(['configuration', 'A']);
    expect(simulator.ask({ method: 'DELETE', url }).status).toBe(204);
    expect(simulator.ask(react(id, card)).status).toBe(404);
  });
});

describe('code that creates a token', () => {
  const image = 'https://images.example.com/test-card.png';

  it("acts as the reactor's application, in events and logs, too", () => {
    const simulator = session();
    const events = ['token.created', 'reactor.created', 'reactor.invoked', 'reactor.completed'];
    simulator.ask({
      method: 'PUT',
      url: WEBHOOK,
      body: { name: 'R', url: 'https://store.example.com', events },
    });
    const { id } = create(simulator, { code: EXTRACT, application: { id: SAMPLES } });
    const { state, response } = simulator.outcome(react(id, { args: { image } }));
    expect(response).toMatchObject({ status: 200 });
    expect(state.deliveries.map(({ event }) => event.type)).toEqual([
      'reactor.created',
      'reactor.invoked',
      'token.created',
      'reactor.completed',
    ]);
    const [created] = state.deliveries.filter(({ event }) => event.type === 'token.created');
    expect(created?.event).toMatchObject({ data: { actor: { id: SAMPLES } } });
    expect(state.logs.at(-1)).toMatchObject({ actorId: SAMPLES, operation: 'create' });
    expect([...state.tokens.values()].at(-1)).toMatchObject({
      createdBy: SAMPLES,
      data: { number: '4242424242424242' },
    });
  });

  it("fails without an application, and for an image whose text the simulator doesn't know says so", () => {
    const simulator = session();
    const { id } = create(simulator, { code: EXTRACT });
    expect(simulator.ask(react(id, { args: { image } })).status).toBe(500);
    expect(simulator.ask(react(id, { args: { image: `${image}?2` } })).status).toBe(501);
    expect(simulator.ask(react(id, { args: { image: '/etc/passwd' } }))).toMatchObject({
      status: 400,
      body: { errors: { image: ['Send an https address or a data URL.'] } },
    });
  });

  it('fails where the vault rejects its token, and stores nothing', () => {
    const simulator = session();
    const application = simulator.ask({
      method: 'POST',
      url: '/applications',
      body: { name: 'Reads only', type: 'private', permissions: ['token:read'] },
    }).body as { id: string };
    const { id } = create(simulator, { code: EXTRACT, application: { id: application.id } });
    const before = simulator.outcome({ method: 'GET', url: '/reactors' }).state.tokens.size;
    const { state, response } = simulator.outcome(react(id, { args: { image } }));
    expect(response).toMatchObject({ status: 500 });
    expect(state.tokens.size).toBe(before);
  });
});
