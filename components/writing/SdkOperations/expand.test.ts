import type { Link, Parent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../../pipeline/content/api-description/index.ts';
import { readSections } from '../../../app/outputs/search/read-sections.ts';
import { pageMarkdown } from '../../pages.ts';
import { expandPage } from '../../../tests/support/expand-page.ts';

const LANGUAGES = ['node', 'python', 'csharp', 'go', 'java'];

function linksOf(tree: Parent): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  visit(tree, 'link', (node: Link) => {
    links.set(toString(node), node.url);
  });
  return links;
}

const page = (tree: Root) => ({
  file: 'content/docs/example.mdx',
  frontMatter: { title: 'Example', description: 'An example', page_type: 'sdk' } as const,
  tree,
});

describe('the operations of an SDK', () => {
  it.each([
    ['node', 'client.accountUpdater.realTime.invoke'],
    ['python', 'client.account_updater.real_time.invoke'],
    ['csharp', 'client.AccountUpdater.RealTime.InvokeAsync'],
    ['go', 'api.AccountUpdater.RealTime.Invoke'],
    ['java', 'client.accountUpdater().realTime().invoke'],
  ])('are spelled as %s does, and lead to their samples in it', async (language, method) => {
    const links = linksOf(await expandPage(`<SdkOperations language="${language}" />`));
    expect(links.get(method)).toBe(
      `/docs/api/account-updater/real-time?lang=${language}#accountupdater-realtime-invoke`,
    );
  });

  it.each(LANGUAGES)('are all of the API, in %s', async (language) => {
    const { operations } = await loadApiDescription();
    const links = linksOf(await expandPage(`<SdkOperations language="${language}" />`));
    expect(links.size).toBe(operations.size);
  });

  it('say how many methods a group has, and what each does', async () => {
    const markdown = pageMarkdown(page(await expandPage('<SdkOperations language="python" />')));
    expect(markdown).toContain('**client.token\\_intents (3 methods):**');
    expect(markdown).toContain('**client.roles (1 method):**');
    expect(markdown).toMatch(/\[`client\.token_intents\.delete`\]\(\S+\) Delete a token intent\n/);
  });

  it("say which method doesn't work", async () => {
    const markdown = pageMarkdown(page(await expandPage('<SdkOperations language="node" />')));
    expect(markdown).toMatch(/Delete the SSO connection\. The SDK rejects the empty 204/);
  });

  it('add nothing to search, which finds the operations themselves', async () => {
    const { sections } = readSections(page(await expandPage('<SdkOperations language="java" />')));
    expect(sections).toEqual([{ heading: '', anchor: '', level: 1, blocks: [], names: [] }]);
  });

  it('fail for another language with the page and the languages that there are', async () => {
    await expect(expandPage('<SdkOperations language="pyton" />')).rejects.toThrow(
      'content/docs/example.mdx, line 1, <SdkOperations>: No SDK is written in "pyton". Did you mean "python"? Write <SdkOperations language="…" /> with one of: node, python, csharp, go, java.',
    );
  });
});
