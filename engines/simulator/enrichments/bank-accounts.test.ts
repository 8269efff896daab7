import { describe, expect, it } from 'vitest';
import { loadDataTable } from '../../../pipeline/content/tables';
import { session } from '../../../tests/support/platform-session';

type Simulator = ReturnType<typeof session>;

function verify(
  simulator: Simulator,
  token: object,
  rest: object = {},
  key?: string,
): ReturnType<Simulator['ask']> {
  const { id } = simulator.ask({ method: 'POST', url: '/tokens', body: token }).body as { id: string };
  return simulator.ask({
    method: 'POST',
    url: '/enrichments/bank-account-verify',
    body: { token_id: id, ...rest },
    ...(key === undefined ? {} : { key }),
  });
}

describe('the verification of a bank account', () => {
  it.each(loadDataTable('test-bank-accounts').rows)(
    'gives the documented status for $account_number',
    ({ account_number, routing_number, token_type: type, status }) => {
      const isWhole = type === 'bank';
      const data = isWhole ? { routing_number, account_number } : account_number;
      const result = verify(session(), { type, data }, isWhole ? {} : { routing_number });
      expect(result).toEqual({ status: 200, body: { status } });
    },
  );

  it.each([
    ['another account', '021000021', '99999'],
    ['a known account of another bank', '011401533', '00001'],
  ])('enables no transfer to %s', (_, routing_number, account_number) => {
    const result = verify(session(), { type: 'bank', data: { routing_number, account_number } });
    expect(result).toEqual({ status: 200, body: { status: 'disabled' } });
  });

  it("needs token:use on the token's container", () => {
    const simulator = session();
    const rules = [{ priority: 1, container: '/pci/', transform: 'reveal', permissions: ['token:use'] }];
    const { key } = simulator.ask({
      method: 'POST',
      url: '/applications',
      body: { name: 'Cards', type: 'private', rules },
    }).body as { key: string };
    const data = { routing_number: '021000021', account_number: '00001' };
    expect(verify(simulator, { type: 'bank', data }, {}, key).status).toBe(403);
    expect(verify(simulator, { type: 'bank', data, containers: ['/pci/banks/'] }, {}, key).status).toBe(200);
  });
});
