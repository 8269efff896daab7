/** The server for assistants over the built site, as a client of the protocol meets it. */
import type { CallToolResult, Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTokens } from '../../engines/markdown/index.ts';
import { connectedClient, textOf } from './support/mcp-client.ts';

/** What a first result can have. */
const FIRST_RESULT = 4_000;

let client: Client;

beforeAll(async () => {
  client = await connectedClient();
});
afterAll(() => client.close());

function call(name: string, input: Record<string, unknown>): Promise<CallToolResult> {
  return client.callTool({ name, arguments: input });
}

describe('the server for assistants', () => {
  it('speaks the specification of 2026-07-28, and explains itself', () => {
    expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28');
    expect(client.getInstructions()).toContain('search_docs');
  });

  it('has five tools, each with a description and a closed input', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_docs',
      'get',
      'plan_permissions',
      'evaluate_expression',
      'simulate',
    ]);
    for (const { description = '', inputSchema, annotations } of tools) {
      expect(description.length).toBeGreaterThan(80);
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    }
    // Every conversation with the server has these in its context.
    expect(countTokens(JSON.stringify(tools))).toBeLessThan(FIRST_RESULT);
  });

  it('offers every page as a resource, in each language, and no other file', async () => {
    const { resources } = await client.listResources();
    expect(resources.length).toBeGreaterThan(200);
    const { contents } = await client.readResource({ uri: 'docs://docs/api/tokens.go.md' });
    expect(contents[0]).toMatchObject({ mimeType: 'text/markdown' });
    for (const uri of [
      'docs://../package.json',
      'docs://docs/../../package.json',
      'docs://.tools.json',
      'file:///etc/passwd',
    ])
      await expect(client.readResource({ uri })).rejects.toThrow('not found');
  });

  it.each([
    ['search_docs', { query: 'was the card charged after a timeout?' }, 'Unknown'],
    ['search_docs', { query: 'create token', language: 'java' }, '```java'],
    ['search_docs', { query: 'tokens' }, '/docs/api/tokens'],
    ['get', { page: '/docs/api/tokens' }, '/docs/api/tokens#tokens-create ('],
    ['get', { operation: 'POST /tokens', language: 'python' }, '```python'],
    [
      'get',
      { error: 'HTTP/1.1 408 Request Timeout\n\n{"proxy_error":{"status":408}}' },
      'was the card charged? Unknown',
    ],
    ['plan_permissions', { operations: ['tokens.create', 'tokens.get'], language: 'node' }, 'token:read'],
    [
      'evaluate_expression',
      { expression: '{{ data | reveal_last: 4 }}', where: 'mask', data: 'C01X00T47' },
      'XXXXX0T47',
    ],
    ['simulate', {}, 'charge-and-save-card'],
    ['simulate', { guide: 'route-payment', moves: ['run', 'timeout'] }, 'unknown'],
    ['simulate', { requests: ['GET /tenants/self\nBT-API-KEY: <API_KEY>'] }, 'HTTP/1.1'],
  ])('answers %s %j within 4,000 tokens', async (name, input, expected) => {
    const result = await call(name, input);
    expect(result.isError ?? false).toBe(false);
    expect(textOf(result)).toContain(expected);
    expect(countTokens(textOf(result))).toBeLessThanOrEqual(FIRST_RESULT);
  });

  it('runs every guide that it lists', async () => {
    const guides = [...textOf(await call('simulate', {})).matchAll(/^- ([\w-]+): .* \(\d+ steps?\)$/gm)];
    expect(guides.length).toBeGreaterThan(40);
    for (const [, guide] of guides) {
      const result = await call('simulate', { guide });
      expect(result.isError ?? false).toBe(false);
      expect(textOf(result)).not.toContain('stopped here');
    }
  });
});

/** Passes the check of card numbers, and isn't one of the documented test cards. */
const CARD = '4539578763621486';
const LONG = 'x'.repeat(5_000_000);

describe('hostile input', () => {
  it.each([
    ['search_docs', { query: LONG }, 'at most 400 characters'],
    ['search_docs', { query: ['tokens'] }, 'as a string'],
    ['search_docs', {}, 'as a string'],
    ['get', { page: '/docs/../../etc/passwd' }, "There's no page"],
    ['get', { page: LONG }, 'at most 500 characters'],
    ['get', { page: '/docs/api/tokens', part: -1 }, 'counted from 1'],
    ['plan_permissions', { code: LONG }, 'At most 300,000 characters'],
    [
      'plan_permissions',
      { operations: Array.from({ length: 100_000 }, () => 'x') },
      'maximum of 20000 elements',
    ],
    ['evaluate_expression', { expression: LONG, where: 'mask' }, 'at most 20,000 characters'],
    ['simulate', { requests: [LONG] }, 'at most 200,000 characters'],
    ['simulate', { requests: 'GET /tokens' }, 'as a list'],
    ['simulate', { guide: '__proto__' }, 'can run'],
  ])('of %s returns a sentence', async (name, input, sentence) => {
    const result = await call(name, input);
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain(sentence);
    expect(textOf(result).length).toBeLessThan(2_000);
  });

  it.each([
    '{% for a in (1..100000) %}{% for b in (1..100000) %}x{% endfor %}{% endfor %}',
    `${'{{ data | append: data '.repeat(1)}}}`,
    '{{ data.'.repeat(2_000),
    '{% include "a" %}',
  ])('ends an expression that would run long: %j', async (expression) => {
    const started = Date.now();
    await call('evaluate_expression', { expression, where: 'mask', data: 'x' });
    expect(Date.now() - started).toBeLessThan(5_000);
  });

  it('never receives its secrets back', async () => {
    const results = await Promise.all([
      call('get', { error: `404 with ${CARD}` }),
      call('get', { page: `/docs/${CARD}` }),
      call('simulate', { guide: CARD }),
      call('evaluate_expression', { expression: '{{ data }}', where: 'mask', data: CARD }),
      call('plan_permissions', { code: `fetch("https://api.test.basistheory.com/nowhere/${CARD}")` }),
    ]);
    expect(JSON.stringify(results)).not.toContain(CARD);
  });

  it('leaves the server running', async () => {
    expect(textOf(await call('search_docs', { query: 'tokens' }))).toContain('/docs/api/tokens');
  });
});
