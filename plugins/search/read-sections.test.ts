import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROW_LEVEL } from '../../src/lib/search/documents.ts';
import { readSections, type SearchablePage } from './read-sections.ts';

async function read(frontMatter: string, content: string): Promise<SearchablePage> {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'page-')), 'page.mdx');
  await writeFile(file, `---\n${frontMatter}\n---\n\n${content}\n`);
  return readSections(file);
}

it('reads the introduction and each heading, with the ids that the page has, and the blocks of text below', async () => {
  const page = await read(
    'title: Errors\ndescription: What goes wrong.\nkeywords: [status codes, exceptions]',
    'It fails.\n\n## When it fails {/* #failures */}\n\nSend `BT-API-KEY`.\n\n- once\n- twice\n\n### Retries\n',
  );
  expect(page).toEqual({
    title: 'Errors',
    description: 'What goes wrong.',
    sections: [
      { heading: '', anchor: '', level: 1, blocks: ['It fails.'], names: ['status codes', 'exceptions'] },
      {
        heading: 'When it fails',
        anchor: 'failures',
        level: 2,
        blocks: ['Send BT-API-KEY.', 'once', 'twice'],
        names: [],
      },
      { heading: 'Retries', anchor: 'retries', level: 3, blocks: [], names: [] },
    ],
  });
});

it('does not read code, nor the section that only names other pages', async () => {
  const { sections } = await read(
    'title: Errors',
    '```bash\ncurl\n```\n\n## Next steps\n\n[Tokens](./tokens.mdx)\n\n## Limits\n\nFive.',
  );
  expect(sections.map(({ heading, blocks }) => [heading, blocks])).toEqual([
    ['', []],
    ['Limits', ['Five.']],
  ]);
});

it('reads the endpoint, the permissions and the fields of an operation as its names', async () => {
  const { sections } = await read('title: Tokens', '<Operation id="tokens.create" />');
  const operation = sections.find(({ anchor }) => anchor === 'tokens-create');
  expect(operation?.names).toEqual(
    expect.arrayContaining(['POST /tokens', 'Permission', 'token:create', 'fingerprint_expression']),
  );
});

it('reads each row of a table of facts as something of its own, and goes on with the section after it', async () => {
  const { sections } = await read('title: Errors', '## Statuses\n\n<DataTable name="api-errors" />\n\nMore.');
  const row = sections.find(({ anchor }) => anchor === 'api-errors-404');
  expect(row).toMatchObject({ heading: '404', level: ROW_LEVEL });
  expect(row?.blocks.join()).toMatch(/\w{4}/);
  expect(sections.find(({ anchor }) => anchor === 'statuses')?.blocks).toContain('More.');
});
