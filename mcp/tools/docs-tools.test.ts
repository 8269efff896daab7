import { describe, expect, it } from 'vitest';
import { inspectAttempt } from '../../engines/expression-playground/index.ts';
import { countTokens } from '../../engines/markdown/index.ts';
import type { Answer } from '../answer.ts';
import { smallSite } from '../testing/small-site.ts';
import { docsTools } from './index.ts';

const tools = docsTools(smallSite(), (attempt) => Promise.resolve(inspectAttempt(attempt)));

/** Calls a tool as the server does, after its schema. */
async function ask(name: string, input: object): Promise<Answer> {
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`There's no tool ${name}.`);
  const read = await tool.input['~standard'].validate(input);
  if (read.issues !== undefined) return { text: read.issues[0]?.message ?? '', isMistake: true };
  return tool.run(read.value);
}

const textOf = async (name: string, input: object): Promise<string> => (await ask(name, input)).text;

describe('search_docs', () => {
  it('gives the section with samples in one language', async () => {
    const text = await textOf('search_docs', { query: 'create token fields', language: 'go' });
    expect(text).toContain('Tokens › Create a token › Fields\n/docs/tokens#tokens-create');
    // A section without text of its own has that of those below it.
    expect(text).toMatch(
      /^## 1\. Tokens › Create a token\n\/docs\/tokens#create-a-token\n\n### Fields\n\nSend the type/,
    );
    expect(text).toContain('fmt.Println("created")');
    expect(text).not.toContain('curl https');
  });

  it('leads from a row to its table, and puts the row first where the table is cut', async () => {
    const text = await textOf('search_docs', { query: '409' });
    expect(text).toContain('## 1. Errors › Statuses › 409\n/docs/errors#errors-409\n');
    expect(text).toContain('| `409` | The entity exists |');
  });

  it('stays within its budget', async () => {
    for (const budget of [300, 600, 2_000]) {
      const text = await textOf('search_docs', { query: 'step guide', budget });
      expect(countTokens(text)).toBeLessThanOrEqual(budget);
      expect(text).toContain('/docs/guide');
    }
  });

  it('gives what else a page has, and what is next to the first result', async () => {
    const text = await textOf('search_docs', { query: 'tokens' });
    expect(text).toContain('Sections: Create a token (#create-a-token)');
  });

  it('offers pages where nothing is found', async () => {
    const text = await textOf('search_docs', { query: 'Guode' });
    expect(text).toMatch(/\/docs\/guide/);
    expect(await textOf('search_docs', { query: 'zzzzqqqq' })).toContain('Check the spelling');
  });

  it.each([
    [{ query: '' }, 'Write a query'],
    [{ query: 'x'.repeat(401) }, 'at most 400 characters'],
    [{ query: 7 }, 'as a string'],
    [{ query: 'x', language: 'cobol' }, 'must be one of curl, go'],
    [{ query: 'x', budget: 1e9 }, 'at most 10000 tokens'],
  ])('rejects %j with a sentence', async (input, sentence) => {
    expect(await ask('search_docs', input)).toMatchObject({
      isMistake: true,
      text: expect.stringContaining(sentence) as string,
    });
  });
});

describe('get', () => {
  it.each([
    '/docs/tokens',
    'tokens',
    'https://docs.example.com/docs/tokens.md',
    '/docs/tokens.go.md',
    'docs://docs/tokens.md',
    '/docs/tokens/',
    '/docs/tokens?lang=go',
  ])('finds the page by %s', async (page) => {
    expect(await textOf('get', { page })).toMatch(/^# Tokens\n\/docs\/tokens\n/);
  });

  it('gives a section with those below it', async () => {
    const text = await textOf('get', { page: '/docs/tokens#create-a-token', language: 'go' });
    expect(text).toContain('### Fields');
    expect(text).toContain('fmt.Println');
    expect(text).not.toContain('Gone for good');
  });

  it('follows a redirect to its section', async () => {
    expect(await textOf('get', { page: '/tokens-old' })).toContain('Gone for good');
  });

  it('gives the row of a table by its anchor', async () => {
    const text = await textOf('get', { page: '/docs/errors#errors-404' });
    expect(text).toContain('| Status | Meaning |\n| - | - |\n| `404` | The entity is missing |\n\n');
  });

  it('outlines a page that is too long, and gives its parts', async () => {
    const outline = await textOf('get', { page: '/docs/guide', budget: 400 });
    expect(outline).toMatch(/Step 1: \/docs\/guide#step-1 \(\d+ tokens\)/);
    expect(countTokens(outline)).toBeLessThanOrEqual(400);
    const second = await textOf('get', { page: '/docs/guide#step-1', budget: 400, part: 2 });
    expect(second).toMatch(/\(Part 2 of \d+\. For the next one, give part: 3\.\)$/);
    expect(await ask('get', { page: '/docs/guide#step-1', part: 99 })).toMatchObject({ isMistake: true });
  });

  it('finds an operation by its ID, its endpoint, and its call', async () => {
    for (const operation of ['tokens.create', 'POST /tokens', 'client.tokens.create('])
      expect(await textOf('get', { operation })).toContain('/docs/tokens#create-a-token');
    expect(await textOf('get', { operation: 'tokens.creat' })).toContain('Did you mean tokens.create');
  });

  it('gives only the code of a sample, in the asked language', async () => {
    const text = await textOf('get', { sample: 'tokens.create', language: 'go' });
    expect(text).toContain('```go\nfmt.Println("created")\n```');
    expect(text).not.toContain('Send the type');
    expect(await textOf('get', { sample: 'tokens.create' })).toBe('Give language, too: curl, go.');
    expect(await textOf('get', { sample: '/docs/errors', language: 'go' })).toContain('no samples in go');
  });

  it('explains an error, and keeps its secrets to itself', async () => {
    const key = 'key_prod_us_pvt_AbCdEf1234567890';
    const text = await textOf('get', { error: `HTTP/1.1 404 Not Found\nBT-API-KEY: ${key}` });
    expect(text).toContain('Check the ID');
    expect(text).toContain('contains API key');
    expect(text).not.toContain(key);
  });

  it.each([
    [{}, 'You gave none of them.'],
    [{ page: '/docs/tokens', operation: 'tokens.create' }, 'You gave page and operation.'],
    [{ page: '/docs/../../etc/passwd' }, "There's no page"],
    [{ page: '/docs/%2e%2e/%2e%2e/etc/passwd' }, "There's no page"],
    [{ page: '/.tools.json' }, "There's no page"],
    [{ page: '/docs/tokens#nowhere' }, 'has no section "#nowhere"'],
    [{ page: '%' }, "There's no page"],
    [{ pages: '/docs' }, 'Unrecognized key'],
  ])('rejects %j with a sentence', async (input, sentence) => {
    const answer = await ask('get', input);
    expect(answer.isMistake).toBe(true);
    expect(answer.text).toContain(sentence);
  });
});

describe('plan_permissions', () => {
  it('plans for operations and for code', async () => {
    const { text, data } = await ask('plan_permissions', { operations: ['POST /tokens', 'tokens.get'] });
    expect(text).toContain('Server: private application');
    expect(data?.applications).toEqual([
      { name: 'Server', type: 'private', permissions: ['token:create', 'token:read'] },
    ]);
    expect(await textOf('plan_permissions', { code: 'await client.tokens.get(id)' })).toContain('token:read');
  });

  it('limits the plan to containers', async () => {
    const input = { operations: ['tokens.get'], containers: ['/pci/'], view: 'reveal' };
    expect(await textOf('plan_permissions', input)).toContain('token:read in /pci/ with reveal');
  });

  it('explains a permission, and a rejected call', async () => {
    expect(await textOf('plan_permissions', { permission: 'token:read' })).toContain('GET /tokens/{id}');
    const rejected = { operation: 'tokens.get', key_type: 'public' };
    expect(await textOf('plan_permissions', { rejected })).toContain('A public key can’t call');
  });

  it.each([
    [{}, 'Give operations or code'],
    [{ operations: ['tokens.create'], permission: 'token:read' }, 'Each needs a call of its own'],
    [{ operations: ['token.create'] }, 'Did you mean tokens.create'],
    [{ operations: ['tokens.get'], containers: ['/a b/;'] }, "isn't a container"],
    [{ code: 'print(1)' }, 'No call to the platform'],
    [{ permission: 'token:raed' }, 'Did you mean token:read'],
  ])('rejects %j with a sentence', async (input, sentence) => {
    const answer = await ask('plan_permissions', input);
    expect(answer.isMistake).toBe(true);
    expect(answer.text).toContain(sentence);
  });
});

describe('evaluate_expression', () => {
  it.each([[{ number: '4242424242424242' }], ['{"number":"4242424242424242"}']])(
    'evaluates with data as JSON: %j',
    async (data) => {
      const { text, data: result } = await ask('evaluate_expression', {
        expression: '{{ data.number | reveal_last: 4 }}',
        where: 'mask',
        data,
      });
      expect(text).toContain('"XXXXXXXXXXXX4242"');
      expect(result).toEqual({ ok: true, type: 'string', value: '"XXXXXXXXXXXX4242"' });
    },
  );

  it('explains a mistake, and hides a card number', async () => {
    const wrong = { expression: '{{ data | reveal_lst: 4 }}', where: 'mask', data: 'x' };
    expect(await textOf('evaluate_expression', wrong)).toContain('Did you mean "reveal_last"?');
    const card = { expression: '{{ data }}', where: 'mask', data: '5555555555554444' };
    const answer = await ask('evaluate_expression', card);
    expect(JSON.stringify(answer)).not.toContain('5555555555554444');
  });
});

const CREATE =
  'POST /tokens\nBT-API-KEY: <API_KEY>\nContent-Type: application/json\n\n{"type":"token","data":"x"}';

describe('simulate', () => {
  it('lists guides and moves', async () => {
    const text = await textOf('simulate', {});
    expect(text).toContain('charge-stored-card: Charge a stored card (1 step)');
    expect(text).toContain('timeout: ');
  });

  it('responds to requests, with the same IDs each time', async () => {
    const first = await textOf('simulate', { requests: [CREATE] });
    expect(first).toContain('HTTP/1.1 201 Created');
    expect(first).toContain('mock platform');
    const id = /"id": "([^"]+)"/.exec(first)?.[1] ?? '';
    const read = `GET /tokens/${id}\nBT-API-KEY: <API_KEY>`;
    expect(await textOf('simulate', { requests: [CREATE, read] })).toContain('## 2. GET /tokens/');
    expect(await textOf('simulate', { requests: [CREATE, read] })).toContain(`"id": "${id}"`);
  });

  it('calls the outcome of a charge without a response unknown', async () => {
    const timeout = await textOf('simulate', { guide: 'charge-stored-card', moves: ['timeout'] });
    expect(timeout).toContain('Whether the card was charged is unknown');
    expect(await textOf('simulate', { guide: 'charge-stored-card' })).toContain('resultCode is Authorised');
  });

  it('hides a card number that it was sent', async () => {
    const request = CREATE.replace('"token"', '"card"').replace(
      '"x"',
      '{"number":"5555555555554444","expiration_month":1,"expiration_year":2030}',
    );
    const wrong = request.replace('"card"', '"5555555555554444"');
    expect(await textOf('simulate', { requests: [request, wrong] })).not.toContain('5555555555554444');
  });

  it.each([
    [{ requests: [CREATE], guide: 'charge-stored-card' }, 'not both'],
    [{ requests: ['hello'] }, 'Request 1: Line 1: The first line must be a method and a path'],
    [{ guide: 'charge-stored-crd' }, 'Did you mean charge-stored-card?'],
    [{ guide: 'constructor' }, 'can run'],
    [{ guide: 'charge-stored-card', moves: ['repeat'] }, "Move 1, repeat, isn't possible there."],
    [{ guide: 'charge-stored-card', card: '1' }, 'no choice of cards'],
    [{ moves: ['explode'], guide: 'charge-stored-card' }, 'A move must be one of run'],
  ])('rejects %j with a sentence', async (input, sentence) => {
    const answer = await ask('simulate', input);
    expect(answer.isMistake).toBe(true);
    expect(answer.text).toContain(sentence);
  });
});
