import { beforeAll, describe, expect, it } from 'vitest';
import { accessFacts, applicationTable } from './access.ts';

let facts: Awaited<ReturnType<typeof accessFacts>>;

beforeAll(async () => {
  facts = await accessFacts();
}, 60_000);

describe('the applications of a skill', () => {
  it('come from its definition, where they cover its calls', () => {
    const table = applicationTable(['payments-charges-cards'], ['tokenIntents.get', 'proxy'], facts);
    expect(table).toContain(
      '| Payments | `private` | `token-intent:read`, `proxy:invoke`, `token:create` | Only on your server |',
    );
  });

  it('are computed from its calls, where the definition has none', () => {
    const table = applicationTable(undefined, ['webhooks.create', 'tokens.get', 'proxy'], facts);
    expect(table).toMatch(/\| `private` \| `token:read`, `proxy:invoke` \|/);
    expect(table).toMatch(/\| `management` \| `webhooks:create` \|/);
  });

  it('are rejected where a call needs more', () => {
    expect(() => applicationTable(['payments-charges-cards'], ['tokens.delete'], facts)).toThrow(
      'its calls need an application of type private with token:delete, and its applications have none.',
    );
    expect(() => applicationTable(['payments-charges-cards'], ['webhooks.create'], facts)).toThrow(
      'type management with webhooks:create',
    );
  });
});
