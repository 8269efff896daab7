import { describe, expect, it } from 'vitest';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { checkPageType, type PageType } from './page-types.ts';

/** A page of headings, each on a line of its own. */
const page = (...titles: readonly string[]): Root => ({
  type: 'root',
  children: titles.map((value, index) => ({
    type: 'heading',
    depth: 2,
    children: [{ type: 'text', value }],
    position: {
      start: { line: index + 1, column: 1, offset: 0 },
      end: { line: index + 1, column: 1, offset: 0 },
    },
  })),
});

const check =
  (type: PageType, ...titles: readonly string[]) =>
  (): void => {
    checkPageType(page(...titles), new VFile({ path: `${process.cwd()}/content/docs/example.mdx` }), type);
  };

describe('a page of a type', () => {
  it('passes with its headings in order, and others between them', () => {
    expect(check('guide', '1. Read', 'Aside', '2. Write', 'Test it', 'Next steps')).not.toThrow();
    expect(check('concept')).not.toThrow();
    expect(check('sdk', 'Move to the successor')).not.toThrow();
  });

  it.each([
    [
      'guide',
      ['2. Write', 'Test it', 'Next steps'],
      /example\.mdx: .* guide needs a heading such as "1\. Create a key"\./,
    ],
    [
      'guide',
      ['1. Read', '2. Write', 'Next steps', 'Test it'],
      /example\.mdx, line 4: .* needs a heading such as "Next steps" after "Test it"\./,
    ],
    ['api', ['Retrieve'], /type api needs a heading such as "Errors"/],
    ['sdk', ['Install', 'Errors', 'Versions'], /line 1: .* such as "Initialize" after "Install"/],
  ] as const)('that lacks one ends the build: %s %j', (type, titles, sentence) => {
    expect(check(type, ...titles)).toThrow(sentence);
  });
});
