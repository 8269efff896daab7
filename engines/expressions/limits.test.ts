import { build } from 'esbuild';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { evaluateExpression, type ExpressionContext } from '.';

/** Milliseconds alone; two checks share two cores, so a test can need some more. */
const SLOWEST = 100;
const OTHERS = 20;

function timed(
  source: string,
  context: ExpressionContext,
  data: unknown,
): { ok: boolean; detail: string; ms: number } {
  const start = performance.now();
  const answer = evaluateExpression(source, { context, data });
  return { ok: answer.ok, detail: answer.ok ? '' : answer.error.detail, ms: performance.now() - start };
}

const LONG = 'ab '.repeat(15_000);
const MANY = Array.from({ length: 15_000 }, (_, index) => index);
const DEEP: unknown = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`);

const NESTED = JSON.parse(`${'{"a":[1,'.repeat(40)}2${']}'.repeat(40)}`) as unknown;

const loop = (rounds: string, body: string): string => `{% for i in ${rounds} %}${body}{% endfor %}`;

const TOO_MUCH = [
  { what: 'a loop of 10^8 rounds', source: loop('(1..100000000)', 'x'), data: null },
  { what: 'the rounds of a loop in a loop', source: loop('(1..10000)', loop('(1..10000)', '')), data: null },
  { what: 'empty rounds over data', source: loop('data', loop('data', loop('data', ''))), data: MANY },
  {
    what: 'text that doubles',
    source: `{% assign a = 'ab' %}${'{% assign a = a | append: a %}'.repeat(60)}{{ a }}`,
    data: null,
  },
  {
    what: 'text that a loop captures',
    source: `{% capture a %}${loop('(1..9000)', '{{ data }}')}{% endcapture %}`,
    data: LONG,
  },
  { what: 'text that a cycle writes', source: loop('(1..9000)', '{% cycle data, data %}'), data: LONG },
  { what: 'padding', source: "{{ data | pad_left: 999999999, '0' }}", data: 'x' },
  { what: 'replacing nothing by much', source: "{{ data | replace: '', data }}", data: LONG },
  { what: 'joining with much', source: "{{ data | split: '' | join: data }}", data: LONG },
  {
    what: 'doubling an array',
    source: `{% assign a = data %}${'{% assign a = a | concat: a %}'.repeat(60)}{{ a | size }}`,
    data: MANY,
  },
  {
    what: 'comparing long texts',
    source: loop('(1..20000)', "{% if data contains 'xyz' %}{% endif %}"),
    data: LONG,
  },
  { what: 'reading a long text in a loop', source: loop('(1..20000)', '{{ data | last4 }}'), data: LONG },
  {
    what: 'descending again and again',
    source: "{{ data | json: '$..*..*..*..*..*' }}",
    data: NESTED,
  },
  {
    what: 'conditions in conditions of a path',
    source: "{{ data | json: '$..[?($..[?($..[?($..a)])])]' }}",
    data: MANY,
  },
  { what: 'conditions in each other', source: `{{ data | json: '$${'..[?@'.repeat(60)}' }}`, data: MANY },
  {
    what: 'conditions in each other that all hold',
    source: `{{ data | json: '$${'..[?@'.repeat(29)}..a${']'.repeat(29)}' }}`,
    data: NESTED,
  },
  {
    what: 'many selectors in a bracket',
    source: `{{ data | json: '$[${'*,'.repeat(2000)}*]' }}`,
    data: MANY,
  },
  { what: 'many slices in a bracket', source: `{{ data | json: '$[${'0:,'.repeat(2000)}0]' }}`, data: MANY },
  {
    what: 'many names that numbers are asked for',
    source: `{{ data | json: '$[*][${'"a",'.repeat(2000)}"b"]' }}`,
    data: MANY,
  },
  {
    what: 'a condition without values of the data',
    source: `{{ data | json: '$[?${'1==1&&'.repeat(60)}@]' }}`,
    data: MANY,
  },
  {
    what: 'comparing large values of a document',
    source: "{{ data | json: '$.rounds[?$.left == $.right]' }}",
    data: { rounds: MANY.slice(0, 4000), left: MANY.slice(0, 4000), right: MANY.slice(0, 4000) },
  },
  {
    what: 'comparing with an object of many members',
    source: "{{ data | json: '$.rounds[?@ == $.members]' }}",
    data: {
      rounds: Array.from({ length: 4000 }, () => ({})),
      members: Object.fromEntries(MANY.slice(0, 4000).map((index) => [`m${index}`, index])),
    },
  },
  {
    what: 'parentheses in each other',
    source: `{{ data | json: '$[?${'('.repeat(9000)}@${')'.repeat(9000)}]' }}`,
    data: MANY,
  },
  { what: 'negations of negations', source: `{{ data | json: '$[?${'!'.repeat(19_000)}@]' }}`, data: MANY },
  {
    what: 'conditions in a row',
    source: `{{ data | json: '$[?${'@.a&&'.repeat(3900)}@]' }}`,
    data: MANY,
  },
  { what: 'quotes that nothing closes', source: '{{ 5 | json: data }}', data: `$['${"\\'".repeat(20_000)}` },
  { what: 'digits in a path', source: '{{ 5 | json: data }}', data: `$[${'1'.repeat(45_000)}]` },
  {
    what: 'hashing much',
    source: loop('(1..5000)', "{{ data | hmac: 'sha-512', 'k' | to_base16 }}"),
    data: LONG,
  },
  { what: 'tags in tags', source: '{% if true %}'.repeat(1200) + '{% endif %}'.repeat(1200), data: null },
  { what: 'brackets in brackets', source: `{{ ${'data['.repeat(4000)}${']'.repeat(4000)} }}`, data: null },
  { what: 'parentheses in a path', source: `{{ data | json: '$[?${'('.repeat(5000)}@.a' }}`, data: MANY },
  { what: 'deep data', source: '{{ data }}', data: DEEP },
  { what: 'much data', source: '{{ data }}', data: Array.from({ length: 1_000_000 }) },
  { what: 'long data', source: '{{ data }}', data: 'x'.repeat(10_000_000) },
  { what: 'a deep document', source: '['.repeat(9000) + ']'.repeat(9000), data: null },
  { what: 'a long source', source: 'x'.repeat(1_000_000), data: null },
  { what: 'a large number', source: `{{ 1${'0'.repeat(300)} | times: 1${'0'.repeat(300)} }}`, data: null },
  { what: 'many places', source: '{{ 1.5 | round: 999999999 }}', data: null },
  { what: 'many outputs', source: '{{ data }}'.repeat(1900), data: LONG },
];

const BEARABLE = [
  {
    what: 'tags that begin and never end, to strip',
    source: '{{ data | strip_html }}',
    data: '<script'.repeat(7000),
  },
  { what: 'ampersands to escape once', source: '{{ data | escape_once | size }}', data: '&a'.repeat(4000) },
  { what: 'a long text to mask', source: "{{ data | reveal: 2, 2, '*', 'a' | size }}", data: LONG },
  {
    what: 'a long text to sign',
    source: "{{ data | slice: 0, 20000 | hmac: 'sha-512', 'k' | to_base16 }}",
    data: LONG,
  },
  {
    what: 'segments in a row',
    source: "{{ 5 | json: data | default: 'none' }}",
    data: `$${'.1'.repeat(20_000)}`,
  },
  { what: 'an array to sort', source: '{{ data | reverse | sort | first }}', data: MANY },
  { what: 'a loop with a text for each round', source: loop('(1..5000)', 'x'), data: null },
];

describe('what would take too long', () => {
  it.each(TOO_MUCH)('ends early with a sentence: $what', ({ source, data }) => {
    const { ok, detail, ms } = timed(source, 'mask', data);
    expect({ ok, detail }).toEqual({ ok: false, detail: expect.stringMatching(/^["A-Z].*\.$/s) as string });
    expect(ms).toBeLessThan(SLOWEST * OTHERS);
  });

  it.each(BEARABLE)('has a result in time: $what', ({ source, data }) => {
    const { ok, ms } = timed(source, 'mask', data);
    expect(ok).toBe(true);
    expect(ms).toBeLessThan(SLOWEST * OTHERS);
  });
});

describe('the limits of a call', () => {
  const token = { data: 'x' };
  const reading = (count: number): string =>
    Array.from({ length: count }, (_, index) => `{{ tok_${index} }}`).join('');

  it.each([
    ['detokenize', 5],
    ['proxy_body', 20],
    ['proxy_header', 20],
    ['reactor', 100],
  ] as const)('of %s: %i tokens', (context, most) => {
    const resolve = (): unknown => token;
    expect(evaluateExpression(reading(most), { context, resolve }).ok).toBe(true);
    expect(evaluateExpression(reading(most + 1), { context, resolve })).toMatchObject({
      ok: false,
      error: { title: 'The call reads too many tokens' },
    });
  });
});

describe('in the browser', () => {
  it('weighs at most 33.7 kB after compression, and needs nothing of Node.js to be bundled', async () => {
    const { outputFiles } = await build({
      // What a page uses of it. The rest of the front is for the build, and no page gets it.
      stdin: {
        contents: "export { CONTEXTS, evaluateExpression } from '.';",
        resolveDir: 'engines/expressions',
        loader: 'ts',
      },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      write: false,
    });
    const [bundle] = outputFiles;
    expect(brotliCompressSync(bundle?.contents ?? new Uint8Array()).length).toBeLessThanOrEqual(33_700);
  });
});
