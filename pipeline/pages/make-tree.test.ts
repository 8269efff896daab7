import type { Node, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { visit } from 'unist-util-visit';
import { SAMPLE_LANGUAGES } from '../code-samples/lists.ts';
import { textAttribute } from './tree/attributes.ts';
import { elements } from '../../tests/support/page-tree.ts';
import { expandPage } from '../../tests/support/expand-page.ts';

function nodes(tree: Root, type: Node['type']): Node[] {
  const found: Node[] = [];
  visit(tree, type, (node) => {
    found.push(node);
  });
  return found;
}

describe('the tree of a page', () => {
  it('writes an operation out as a heading, its endpoint and its fields', async () => {
    const tree = await expandPage('<Operation id="tokens.create">\n\nOnly servers do this.\n\n</Operation>');
    const [heading] = nodes(tree, 'heading');
    expect(heading?.data).toMatchObject({ hProperties: { id: 'tokens-create' } });
    const [endpoint] = elements(tree, 'Endpoint');
    expect(endpoint && [textAttribute(endpoint, 'method'), textAttribute(endpoint, 'path')]).toEqual([
      'POST',
      '/tokens',
    ]);
    const ids = elements(tree, 'Field').map((field) => textAttribute(field, 'id'));
    expect(ids).toContain('tokens-create-body-type');
    expect(new Set(ids).size).toBe(ids.length);
    expect(toString(tree)).toContain('Only servers do this.');
  });

  it('shows one request in every language, each marked with what it was checked against', async () => {
    const tree = await expandPage('<Request operation="tokens.create" example="card" />');
    const panels = elements(tree, 'CodePanel');
    expect(panels.map((panel) => textAttribute(panel, 'language'))).toEqual([...SAMPLE_LANGUAGES]);
    for (const panel of panels) {
      expect(textAttribute(panel, 'checked')).toMatch(/\w/);
      expect(toString(panel)).toContain('4242424242424242');
    }
  });

  it('shows the documented response, and says when the body is empty', async () => {
    const created = await expandPage('<Response operation="tokens.create" example="card" />');
    const [code] = nodes(created, 'code') as { lang?: string; meta?: string; value?: string }[];
    expect(code).toMatchObject({ lang: 'json', meta: 'title="201 Created"' });
    expect(JSON.parse(code?.value ?? '')).toMatchObject({ type: 'card' });
    const deleted = await expandPage('<Response operation="tokens.delete" />');
    expect(toString(deleted)).toContain('The body is empty.');
  });

  it('marks an error whose strings no source establishes, and no other response', async () => {
    const metaOf = async (page: string): Promise<unknown> =>
      (nodes(await expandPage(page), 'code')[0] as { meta?: string } | undefined)?.meta;
    expect(await metaOf('<Response operation="webhooks.create" example="invalid_url" status="400" />')).toBe(
      'title="400 Bad Request" illustrative',
    );
    expect(await metaOf('<Response operation="reactors.react" example="bad_request" status="400" />')).toBe(
      'title="400 Bad Request"',
    );
  });

  it('links to the object of the same page instead of repeating its fields', async () => {
    const alone = await expandPage('<Operation id="tokens.get" />');
    const together = await expandPage('<Operation id="tokens.get" />\n\n<Schema name="Token" />');
    const idsOf = (tree: Root) => elements(tree, 'Field').map((field) => String(textAttribute(field, 'id')));
    expect(idsOf(alone)).toContain('tokens-get-response-fingerprint');
    expect(idsOf(together)).not.toContain('tokens-get-response-fingerprint');
    expect(idsOf(together)).toContain('token-object-fingerprint');
    expect(JSON.stringify(together)).toContain('"url":"#token-object"');
  });

  it('leaves links alone, also wrong ones, which the check of all links reports', async () => {
    const tree = await expandPage(
      '[Accessibility](/docs/accessibility) [Tokens](./concepts/what-are-tokens.mdx) [Wrong](./no-such-page.mdx)',
    );
    const urls = (nodes(tree, 'link') as { url?: string }[]).map((link) => link.url);
    expect(urls).toEqual(['/docs/accessibility', './concepts/what-are-tokens.mdx', './no-such-page.mdx']);
  });
});
