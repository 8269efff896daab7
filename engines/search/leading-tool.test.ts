import { describe, expect, it } from 'vitest';
import type { SearchDoc } from './documents';
import { asAsked, leadingTool } from './leading-tool';

const page = (url: string, askedFor?: readonly string[]): SearchDoc => ({
  url,
  title: url,
  description: '',
  group: 'guides',
  ...(askedFor === undefined ? {} : { askedFor }),
  sections: [{ heading: '', level: 1 }],
});
const docs = [
  page('/docs'),
  page('/docs/tools/errors', ['which error is this']),
  page('/docs/tools/simulator', ['simulator']),
];

const RESPONSE =
  'HTTP/1.1 408 Request Timeout\nbt-trace-id: 0000\n\n{"proxy_error":{"status":408,"title":"Request Timeout"}}';

const textIn = (query: string): string | null => {
  const [, state = ''] = leadingTool(query, docs)?.url.split('#errors?') ?? [];
  return new URLSearchParams(state).get('text');
};

describe('the tool that a query asks for', () => {
  it.each([
    ['Which error is this?', '/docs/tools/errors'],
    [' simulator ', '/docs/tools/simulator'],
  ])('is the one with %j among its keywords', (query, url) => {
    expect(leadingTool(query, docs)?.url).toBe(url);
  });

  it.each(['error', 'simulator limits', '', '?'])('is none for %j', (query) => {
    expect(leadingTool(query, docs)).toBeUndefined();
  });

  it.each([RESPONSE, '{"title":"Forbidden","status":403}', '408 proxy_error', '< HTTP/2 503'])(
    'is the error finder, with the text, for %j',
    (query) => {
      expect(leadingTool(query, docs)?.page).toBe(1);
      expect(textIn(query)).toBe(query);
    },
  );

  it.each(['http 409', '408 proxy', '{{ token }}', '{"number":"4242"}', 'proxy_error'])(
    'takes %j for words',
    (query) => {
      expect(leadingTool(query, docs)).toBeUndefined();
    },
  );

  it('keeps secrets and logs out of the URL', () => {
    for (const query of [
      `${RESPONSE} 4242 4242 4242 4242`,
      `${RESPONSE} key_test_us_pvt_abcdefgh`,
      RESPONSE.padEnd(2_001),
    ])
      expect(leadingTool(query, docs)?.url).toBe('/docs/tools/errors');
  });

  it('is none where the site has no such page', () => {
    expect(leadingTool(RESPONSE, [page('/docs')])).toBeUndefined();
  });
});

it('compares queries without case, marks, and spaces at their ends', () => {
  expect(asAsked('  Was it  CHARGED? ')).toBe('was it charged');
});
