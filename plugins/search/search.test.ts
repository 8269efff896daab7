import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { indexOptions, type SearchDoc } from '../../src/lib/search/documents.ts';
import { createSearchFiles } from './index.ts';
import { readSections } from './read-sections.ts';

async function page(content: string): Promise<string> {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'page-')), 'page.mdx');
  await writeFile(file, content);
  return file;
}

describe('readSections', () => {
  it('reads one entry for the introduction and one for each heading, with the ids that the page has', async () => {
    const file = await page(
      '---\ntitle: Errors\n---\n\nWhat goes wrong.\n\n## When it fails {/* #failures */}\n\nSend `BT-API-KEY`.\n\n## Next steps\n\n```bash\ncurl\n```\n',
    );
    expect(await readSections(file, '/docs/errors')).toEqual([
      { title: 'Errors', heading: '', url: '/docs/errors', text: 'What goes wrong.' },
      { title: 'Errors', heading: 'When it fails', url: '/docs/errors#failures', text: 'Send BT-API-KEY .' },
      { title: 'Errors', heading: 'Next steps', url: '/docs/errors#next-steps', text: '' },
    ]);
  });

  it('finds an operation by its method, path, permission and fields', async () => {
    const file = await page('---\ntitle: Tokens\n---\n\n<Operation id="tokens.create" />\n');
    const [, operation] = await readSections(file, '/docs/api/tokens');
    expect(operation?.url).toBe('/docs/api/tokens#tokens-create');
    expect(operation?.text).toMatch(/POST \/tokens token:create .*fingerprint_expression/);
  });
});

describe('createSearchFiles', () => {
  it('names both files with the timestamp, and the index finds what the documents hold', async () => {
    const { documents, index } = await createSearchFiles(42);
    expect([documents.name, index.name]).toEqual(['search-doc-42.json', 'search-index-42.json']);
    const engine = MiniSearch.loadJSON<SearchDoc>(JSON.stringify(index.content), indexOptions);
    const [best] = engine.search('fingerprint');
    expect(documents.content.searchDocs[best?.id as number]?.url).toMatch(/^\/docs/);
  });
});
