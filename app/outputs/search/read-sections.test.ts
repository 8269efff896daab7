import { expect, it } from 'vitest';
import { ROW_LEVEL } from '../../../engines/search/index.ts';
import { expandPage } from '../../../tests/support/expand-page.ts';
import { SAMPLE_LANGUAGES } from '../../../pipeline/code-samples/lists.ts';
import { readSections, type SearchablePage } from './read-sections.ts';

const FRONT_MATTER = { title: 'Errors', description: 'What goes wrong.', page_type: 'reference' } as const;

async function read(
  content: string,
  keywords?: string[],
  section_keywords?: Record<string, string[]>,
): Promise<SearchablePage> {
  const file = 'content/docs/errors.mdx';
  return readSections({
    file,
    frontMatter: { ...FRONT_MATTER, keywords, section_keywords },
    tree: await expandPage(content, file),
  });
}

it('reads the introduction and each heading, with the IDs that the page has, and the blocks of text below', async () => {
  const page = await read(
    'It fails.\n\n## When it fails {/* #failures */}\n\nSend `BT-API-KEY`.\n\n- once\n- twice\n\n### Retries\n',
    ['status codes', 'exceptions'],
  );
  expect(page).toEqual({
    frontMatter: { ...FRONT_MATTER, keywords: ['status codes', 'exceptions'] },
    languages: [],
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

it('does not read code, nor the sections that only name other pages or the steps below', async () => {
  const { sections } = await read(
    '## Who calls whom {/* #who-calls-whom */}\n\nA server calls.\n\n```bash\ncurl\n```\n\n## Next steps\n\n[Tokens](./tokens.mdx)\n\n## Limits\n\nFive.',
  );
  expect(sections.map(({ heading, blocks }) => [heading, blocks])).toEqual([
    ['', []],
    ['Limits', ['Five.']],
  ]);
});

it('reads the endpoint, the permissions and the fields of an operation as its names', async () => {
  const { sections } = await read('<Operation id="tokens.create" />');
  const operation = sections.find(({ anchor }) => anchor === 'tokens-create');
  expect(operation?.names).toEqual(
    expect.arrayContaining(['POST /tokens', 'Permission', 'token:create', 'fingerprint_expression']),
  );
});

it('reads each row of a table of facts as a separate entry, and goes on with the section after it', async () => {
  const { sections } = await read('## Statuses\n\n<DataTable name="api-errors" />\n\nMore.');
  const row = sections.find(({ anchor }) => anchor === 'api-errors-404');
  expect(row).toMatchObject({ heading: '404', level: ROW_LEVEL });
  expect(row?.blocks.join()).toMatch(/\w{4}/);
  expect(sections.find(({ anchor }) => anchor === 'statuses')?.blocks).toContain('More.');
});

it('reads admonitions and diagrams as a reader does: their titles and their words', async () => {
  const { sections } = await read(
    ':::warning[Test tenants]\n\nNo real cards.\n\n:::\n\n```mermaid title="Who calls" description="The browser calls."\nflowchart LR\n  a[Browser] -->|token| b[Server]\n```',
  );
  expect(sections[0]?.blocks).toEqual([
    'Test tenants',
    'No real cards.',
    'Who calls. The browser calls.',
    'Browser → Server: token',
  ]);
});

it('does not open sections for the parts of an operation', async () => {
  const { sections } = await read('<Operation id="tokens.create" />');
  expect(sections.map(({ heading }) => heading)).toEqual(['', 'Create a token']);
});

it('knows the languages that its samples have', async () => {
  const { languages } = await read('<Operation id="tokens.create" />');
  expect(languages).toEqual(SAMPLE_LANGUAGES);
  expect((await read('```bash\ncurl\n```')).languages).toEqual([]);
});

it("adds keywords to a section, and rejects keywords of a section that isn't there", async () => {
  const content = '## Retries {/* #retries */}\n';
  const { sections } = await read(content, [], { retries: ['try again'] });
  expect(sections.at(-1)?.names).toEqual(['try again']);
  await expect(read(content, [], { retry: ['try again'] })).rejects.toThrow(
    /lists "retry", which isn't an ID/,
  );
});
