import { toMarkdown } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { expandPage } from '../../../tests/support/expand-page.ts';
import { textAttribute } from '../tree/attributes.ts';

function headings(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, 'heading', (node) => {
    found.push(`${toString(node)} #${String(node.data?.hProperties?.id)}`);
  });
  return found;
}

function admonitionsOf(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Admonition') return;
    found.push(`${textAttribute(node, 'type') ?? ''}: ${textAttribute(node, 'title') ?? 'no title'}`);
  });
  return found;
}

describe('IDs of headings', () => {
  it('takes the one that the page writes, and leaves the comment out of the heading', async () => {
    expect(
      headings(await expandPage('## The model {/* #model */}\n\n## `code` {/* #code from 2026 */}')),
    ).toEqual(['The model #model', 'code #code']);
  });

  it('makes the others of their text, each once on a page', async () => {
    expect(headings(await expandPage('## Who *calls* `whom`?\n\n## Errors\n\n### Errors'))).toEqual([
      'Who calls whom? #who-calls-whom',
      'Errors #errors',
      'Errors #errors-1',
    ]);
  });

  it('describes how one is written', async () => {
    await expect(expandPage('## Errors {/* errors */}')).rejects.toThrow('line 1: A comment at the end of');
  });

  it('keeps those of operations', async () => {
    expect(
      headings(await expandPage('## Create {/* #create */}\n\n<Operation id="tokens.create" />')),
    ).toContain('Create a token #tokens-create');
  });
});

describe('admonitions', () => {
  it('become components, with title and content, one in the other', async () => {
    const tree = await expandPage('::::note[A title]\n\nText.\n\n:::tip\n\nMore.\n\n:::\n\n::::');
    expect(admonitionsOf(tree)).toEqual(['note: A title', 'tip: no title']);
    expect(toString(tree)).toBe('Text.More.');
  });

  it.each([
    [':::note[A **bold** title]\n\nText.\n\n:::', 'line 1: The title of an admonition is plain text.'],
    [
      ':::note{title="A title"}\n\nText.\n\n:::',
      'line 1: An admonition takes a title only. Write :::note[Title].',
    ],
    ['Text.\n\n:::info\n\nText.\n\n:::', 'line 3: There is no admonition ":::info".'],
  ])('refuse %j', async (page, problem) => {
    await expect(expandPage(page)).rejects.toThrow(problem);
  });
});

describe('directives that no one renders', () => {
  it('are text again inside a line', async () => {
    const tree = await expandPage('Between 9:30am and host:port.');
    expect(
      toMarkdown({ type: 'root', children: tree.children.filter(({ type }) => type === 'paragraph') }),
    ).toBe('Between 9:30am and host:port.\n');
  });

  it.each([
    ['Text.\n\n::video', 'line 3: There is no directive "::video". Write \\::video for text that begins so.'],
    ['A :word[with label].', 'line 1: There is no directive ":word".'],
  ])('end the build in %j', async (page, problem) => {
    await expect(expandPage(page)).rejects.toThrow(problem);
  });
});
