import { evaluate } from '@mdx-js/mdx';
import { createElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { rehypeHighlightCode } from './rehype-highlight-code.ts';

type Props = Readonly<Record<string, unknown>>;

/** The props of every code block of a page, as its component receives them, and the page's HTML. */
async function renderPage(source: string): Promise<{ blocks: Props[]; markup: string }> {
  const blocks: Props[] = [];
  const CodeBlock = (props: Props): ReactNode => {
    blocks.push(props);
    return null;
  };
  const file = new VFile({ path: 'content/docs/page.mdx', value: source });
  const page = await evaluate(file, {
    ...runtime,
    rehypePlugins: [rehypeHighlightCode],
  });
  return { markup: renderToStaticMarkup(createElement(page.default, { components: { CodeBlock } })), blocks };
}

describe('a code block of a page', () => {
  it('becomes a component with highlighted code', async () => {
    const { blocks, markup } = await renderPage(
      'Text.\n\n```ts title="src/app.ts" {1} wrap\nconst a = "<&\\n";\n\n```\n\nMore.',
    );
    expect(blocks).toEqual([
      {
        language: 'ts',
        title: 'src/app.ts',
        wrap: true,
        html: '<span class=hl><span class=k>const</span> a = <span class=s>"&lt;&amp;</span><span class=n>\\n</span><span class=s>"</span>;</span>\n',
      },
    ]);
    expect(markup).toBe('<p>Text.</p>\n\n<p>More.</p>');
  });

  it('leaves out what the fence does not name', async () => {
    const { blocks } = await renderPage('```text\n$ a\n```');
    expect(blocks).toEqual([{ language: 'text', html: '$ a' }]);
  });

  it('says that its strings are illustrative where the fence says so', async () => {
    const { blocks } = await renderPage('```json illustrative\n1\n```\n\n```json\n2\n```');
    expect(blocks.map(({ illustrative }) => illustrative)).toEqual([true, undefined]);
  });

  it('is found in lists and components', async () => {
    const { blocks, markup } = await renderPage(
      '1. a\n\n   ```json\n   1\n   ```\n\n<div>\n```bash\nls\n```\n</div>',
    );
    expect(blocks.map(({ language }) => language)).toEqual(['json', 'bash']);
    expect(markup).not.toContain('<pre');
  });

  it('holds the text of both environments of a command that identifies the test host', async () => {
    const { blocks } = await renderPage('```bash\ncurl https://api.test.basistheory.com/tokens\n```');
    expect(blocks[0]?.html).toContain(
      '<span data-env=test>api.test.basistheory.com</span><span data-env=production>api.basistheory.com</span>',
    );
  });

  it('can be empty', async () => {
    const { blocks } = await renderPage('```text\n```');
    expect(blocks).toEqual([{ language: 'text', html: '' }]);
  });
});

describe('a mistake of an author ends the build', () => {
  it.each([
    ['no language', '```\na\n```', 'The fence has no language.'],
    ['an unknown language', '```cobol\na\n```', 'There is no highlighting for the language "cobol".'],
    ['an unknown word', '```ts warp\na\n```', '"warp" after the fence means nothing.'],
    ['a line that is not there', '```ts {2}\na\n```', 'The code has 1 line but line 2 is to be highlighted.'],
    ['a pre element', '<pre>\n  a\n</pre>', 'Code in a <pre> element is not highlighted.'],
  ])('%s', async (_name, code, problem) => {
    await expect(renderPage(`Text.\n\n${code}`)).rejects.toThrow(`content/docs/page.mdx, line 3: ${problem}`);
  });
});
