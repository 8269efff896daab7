import { describe, expect, it } from 'vitest';
import { loadDataTable } from '../../../pipeline/content/tables';
import { NOW, session, type GivenRequest } from '../../../tests/support/platform-session';

type Session = ReturnType<typeof session>;

const HOUR = 3_600_000;
const OLD = { expiration_month: 12, expiration_year: 2023 };

function store(simulator: Session, data: object): string {
  const { body } = simulator.ask({ method: 'POST', url: '/tokens', body: { type: 'card', data } });
  return (body as { id: string }).id;
}

function update(token: string, rest: object = {}): GivenRequest {
  return { method: 'POST', url: '/account-updater/real-time', body: { token_id: token, ...rest } };
}

describe('a real-time update', () => {
  const { rows } = loadDataTable('test-cards-account-updater');
  const supported = rows.filter(({ brand }) => brand === 'Visa' || brand === 'Mastercard');
  const others = rows.filter((row) => !supported.includes(row));

  const isUpdate = ({ new_number: number, new_expiration: date }: (typeof rows)[number]): boolean =>
    number !== undefined || date !== undefined;

  it.each(supported.filter((row) => !isUpdate(row)).map((row) => [String(row.number), row.result_code]))(
    '%s leads to %s, and to no new token',
    (number, code) => {
      const simulator = session();
      const old = store(simulator, { number, ...OLD });
      expect(simulator.ask(update(old))).toEqual({ status: 200, body: { result_code: code } });
    },
  );

  it.each(supported.filter(isUpdate).map((row) => [String(row.number), String(row.result_code), row]))(
    '%s leads to %s, with the card of the table',
    (number, code, { new_number: newNumber, new_expiration: newDate }) => {
      const simulator = session();
      const { status, body } = simulator.ask(update(store(simulator, { number, ...OLD })));
      expect({ status, body }).toMatchObject({ status: 200, body: { result_code: code } });
      const { new_token: updated } = body as { new_token: { id: string } };
      const token = simulator.ask({
        method: 'GET',
        url: `/tokens/${updated.id}`,
        key: 'key_test_us_pvt_reveals',
      });
      const [month = 12, year = 2023] = String(newDate ?? '12/2023')
        .split('/')
        .map(Number);
      expect(token.body).toMatchObject({
        type: 'card',
        data: { number: newNumber ?? number, expiration_month: month, expiration_year: year },
      });
    },
  );

  it.each(others.map(({ number }) => String(number)))('doesn’t support the network of %s', (number) => {
    const simulator = session();
    expect(simulator.ask(update(store(simulator, { number, ...OLD }))).body).toEqual({
      result_code: 'WRN_UNSUPPORTED_NETWORK',
    });
  });

  it('shows the new token masked, leaves the old one, and causes no event', () => {
    const simulator = session();
    const old = store(simulator, { number: '4012888888881881', ...OLD });
    const { state, response } = simulator.outcome(update(old));
    expect(response).toHaveProperty('body', expect.stringContaining('XXXXXXXXXXXX0006'));
    expect(state.tokens.has(old)).toBe(true);
    expect(state.deliveries.map(({ event }) => event.type)).toEqual(['token.created']);
  });

  it('has a code for a token that isn’t a card, a wrong date, and a merchant', () => {
    const simulator = session();
    const code = (request: GivenRequest): unknown => simulator.ask(request).body;
    const invalidToken = { result_code: 'ERR_INVALID_TOKEN' };
    expect(code(update('nothing'))).toEqual(invalidToken);
    expect(code(update('f6b0e6c4-6589-459d-a2a9-cde57cfb0bd8'))).toEqual(invalidToken);
    const card = store(simulator, { number: '4111111111111111' });
    expect(simulator.ask(update(card)).status).toBe(400);
    const invalidDate = { result_code: 'ERR_INVALID_EXP_DATE' };
    expect(code(update(card, { expiration_month: 12, expiration_year: 23 }))).toEqual(invalidDate);
    expect(code(update(card, { expiration_month: 13, expiration_year: 2023 }))).toEqual(invalidDate);
    expect(code(update(card, { ...OLD, merchant_id: 'one' }))).toEqual({ result_code: 'ERR_INVALID_CONFIG' });
    expect(code(update(card, OLD))).toMatchObject({ result_code: 'UPD_PAN', new_token: { data: OLD } });
  });

  it('says that it doesn’t know other cards', () => {
    const simulator = session();
    expect(simulator.ask(update(store(simulator, { number: '4000000000000002', ...OLD }))).status).toBe(501);
  });

  it('is limited to 10 requests in 10 seconds, together with jobs', () => {
    const simulator = session();
    const list = { method: 'GET', url: '/account-updater/jobs' };
    for (let count = 0; count < 10; count += 1) expect(simulator.ask(list).status).toBe(200);
    expect(simulator.ask(update('nothing')).status).toBe(429);
    expect(simulator.ask({ method: 'GET', url: '/v2/tokens' }).status).toBe(200);
    expect(simulator.ask(update('nothing'), NOW + 10_000).status).toBe(200);
  });
});

describe('a job', () => {
  it('waits for its file for an hour, and is gone then', () => {
    const simulator = session();
    const { status, body } = simulator.ask({ method: 'POST', url: '/account-updater/jobs' });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { status: 'pending', expiresAt: '2026-11-22T13:00:00Z' },
    });
    const get = { method: 'GET', url: `/account-updater/jobs/${(body as { id: string }).id}` };
    expect(simulator.ask(get, NOW + HOUR - 1)).toEqual({ status: 200, body });
    expect(simulator.ask(get, NOW + HOUR).status).toBe(404);
  });

  it('is listed before older ones, page by page', () => {
    const simulator = session();
    const create = { method: 'POST', url: '/account-updater/jobs', body: {} };
    const { id } = simulator.ask(create).body as { id: string };
    const page = (query: string): { data: { id: string }[]; pagination: { next?: string } } =>
      simulator.ask({ method: 'GET', url: `/account-updater/jobs?size=1${query}` }).body as ReturnType<
        typeof page
      >;
    const first = page('');
    expect(first.data).toMatchObject([{ id, status: 'pending' }]);
    const second = page(`&start=${first.pagination.next ?? ''}`);
    expect(second.data).toMatchObject([{ status: 'completed', requests: 4 }]);
    expect(second.pagination).toEqual({ page_size: 1 });
  });

  it('tells webhooks that it was created', () => {
    const simulator = session();
    const events = ['account-updater.job.created'];
    const webhook = { name: 'Jobs', url: 'https://store.example.com/hooks', events };
    simulator.ask({ method: 'POST', url: '/webhooks', body: webhook });
    const { state } = simulator.outcome({ method: 'POST', url: '/account-updater/jobs', body: {} });
    const id = [...state.updaterJobs.keys()].at(-1);
    expect(state.deliveries[0]?.event.data).toMatchObject({ job: { id, status: 'pending' } });
  });
});
