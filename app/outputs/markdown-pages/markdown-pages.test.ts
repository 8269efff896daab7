import { describe, expect, it } from 'vitest';
import { markedAnchors } from '../../../pipeline/pages/index.ts';
import { headText } from './head.ts';
import { ALL_LANGUAGES } from './page-texts.ts';
import { resolveLinks, type MarkdownByRoute } from './resolve-links.ts';
import { splitText } from './split-text.ts';
import { markdownVariants } from './markdown-variants.ts';
import { writeAnchors } from './write-anchors.ts';

const heading = (level: number, title: string, id: string): string =>
  `<!--anchor:${id}-->\n\n${'#'.repeat(level)} ${title}\n\n`;

/** About as many characters as asked for. */
const words = (length: number): string => `${'word '.repeat(length / 5)}\n\n`;

describe('anchors of headings', () => {
  it('are written where they differ from the usual ones', () => {
    expect(writeAnchors(heading(2, 'Create a token', 'create-a-token'))).toBe('## Create a token\n\n');
    expect(writeAnchors(heading(2, 'Create a token', 'tokens-create'))).toBe(
      '<a id="tokens-create"></a>\n\n## Create a token\n\n',
    );
  });

  it('are written where an earlier heading has the usual one', () => {
    const text = heading(3, 'Errors', 'errors') + heading(3, 'Errors', 'errors-1');
    expect(writeAnchors(text)).toBe('### Errors\n\n<a id="errors-1"></a>\n\n### Errors\n\n');
  });

  it('leaves the marks of others', () => {
    const row = '| <!--anchor:row-1-->One |\n';
    expect(markedAnchors(writeAnchors(heading(2, 'Rows', 'rows') + row))).toEqual(['row-1']);
  });
});

describe('a long page', () => {
  it('stays whole as long as it is short enough', () => {
    expect(splitText(`# Tokens\n\n${words(1000)}`, '/docs')).toBeUndefined();
  });

  it('is cut at its highest headings, into as few parts as possible', () => {
    const sections = ['a', 'b', 'c', 'd'].map((id) => `## Section ${id}\n\n${words(15_000)}`);
    const split = splitText(`# Tokens\n\nIntroduction.\n\n${sections.join('')}`, '/docs');
    expect(split?.introduction).toContain('Introduction.');
    expect(split?.parts.map((part) => part.match(/## Section ./g))).toEqual([
      ['## Section a', '## Section b'],
      ['## Section c', '## Section d'],
    ]);
  });

  it('is cut at lower headings where a section is too long', () => {
    const sample = (language: string): string => `###### ${language}\n\n${words(20_000)}`;
    const split = splitText(
      `# Tokens\n\n## Create\n\n${['Go', 'Java', 'Python'].map(sample).join('')}`,
      '/x',
    );
    expect(split?.parts).toHaveLength(2);
    expect(split?.parts.join('\n')).toContain('###### Python');
  });

  it('that no heading divides ends the build with the place and the fix', () => {
    expect(() => splitText(`# Tokens\n\n## Create\n\n${words(60_000)}`, '/docs/api/tokens')).toThrow(
      /^\/docs\/api\/tokens: The section "Create" is longer than .* Divide it by headings/,
    );
  });
});

describe('links', () => {
  const long = `# Long\n\n${heading(2, 'One', 'one')}${words(30_000)}${heading(2, 'Two', 'two')}<!--anchor:row-->Row ${words(30_000)}`;
  const markdownPages: MarkdownByRoute = new Map(
    [
      ['/docs/long', { [ALL_LANGUAGES]: long }] as const,
      ['/docs/short', { [ALL_LANGUAGES]: '# Short\n', python: '# Short\n' }] as const,
    ].map(([route, texts]) => [
      route,
      new Map(markdownVariants(route, texts).map((variant) => [variant.language, variant])),
    ]),
  );
  const from = { file: 'docs/short.md', language: 'python' };
  const resolved = (address: string, siteUrl?: string): string =>
    resolveLinks(`[x](${address})`, from, markdownPages, siteUrl);

  it.each([
    ['page:/docs/long', '/docs/long.md'],
    ['page:/docs/long#two', '/docs/long/part-2.md#two'],
    ['page:/docs/long#row', '/docs/long/part-2.md#row'],
    ['page:/docs/short#x', '/docs/short.python.md#x'],
    ['site:/openapi.json', '/openapi.json'],
    ['https://example.com/markdownPage', 'https://example.com/markdownPage'],
  ])('%s is %s', (address, expected) => {
    expect(resolved(address)).toBe(`[x](${expected})`);
  });

  it("have the site's origin where it's known", () => {
    expect(resolved('page:/docs/long', 'https://docs.example.com')).toBe(
      '[x](https://docs.example.com/docs/long.md)',
    );
  });

  it('within a file are only an anchor', () => {
    const inPart = { file: 'docs/long/part-2.md', language: ALL_LANGUAGES };
    expect(resolveLinks('[x](page:/docs/long#two)', inPart, markdownPages)).toBe('[x](#two)');
    expect(resolveLinks('[x](page:/docs/long#one)', inPart, markdownPages)).toBe(
      '[x](/docs/long/part-1.md#one)',
    );
  });

  it('the index of a long page lists each part with its sections', () => {
    const [variant] = markdownVariants('/docs/long', { [ALL_LANGUAGES]: long });
    expect(variant?.whole.text).toContain('[Two](site:/docs/long/part-2.md#two)');
    expect(variant?.parts.map(({ file }) => file)).toEqual(['docs/long/part-1.md', 'docs/long/part-2.md']);
    expect(variant?.parts.map(({ text }) => text).join('')).not.toContain('<!--');
  });
});

it('what stands before the text is front matter, and where all pages are', () => {
  const head = headText(
    {
      title: 'Tokens: all',
      description: 'What a token is.',
      route: '/docs/api/tokens',
      updated: new Date('2026-11-23T10:00:00Z'),
      tokens: 12,
      others: [['Go', 'docs/api/tokens.go.md']],
    },
    'https://docs.example.com',
  );
  expect(head).toBe(`---
title: "Tokens: all"
description: What a token is.
canonical: https://docs.example.com/docs/api/tokens
updated: 2026-11-23
tokens: 12
---

> All pages: https://docs.example.com/llms.txt
>
> In one language: [Go](https://docs.example.com/docs/api/tokens.go.md)

`);
});
