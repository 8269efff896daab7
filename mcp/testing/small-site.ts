/** A built site of three pages, for tests. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nameFiles, searchContents } from '../../app/outputs/search/index.ts';
import { MANIFEST_FILE } from '../../engines/serving/index.ts';
import type { SearchDoc } from '../../engines/search/index.ts';
import { TOOL_DATA_FILE } from '../../engines/tool-data/index.ts';
import {
  MARKDOWN_INDEX_FILE,
  MARKDOWN_INDEX_VERSION,
  type MarkdownIndex,
} from '../../engines/markdown/index.ts';
import { openBuiltDocs, type BuiltDocs } from '../built-docs.ts';
import { TOOL_DATA } from './tool-data.ts';

const head = (title: string): string => `---\ntitle: ${title}\n---\n\n> All pages: /llms.txt\n\n# ${title}\n`;

const go = '###### Go\n\n```go\nfmt.Println("created")\n```\n';
const curl = '###### cURL\n\n```bash\ncurl https://example.com/tokens\n```\n';

const created = (samples: string): string =>
  `${head('Tokens')}\nA token stands for data.\n\n## Create a token\n\n<a id="tokens-create"></a>\n\n### Fields\n\nSend the type.\n\n${samples}\n## Delete a token\n\nGone for good.\n`;

const ERRORS = `${head('Errors')}\nEach error has a status.\n\n## Statuses\n\n| Status | Meaning |\n| - | - |\n| \`404\` | The entity is missing |\n| \`409\` | The entity exists |\n`;

/** Longer than every budget that tests ask for. */
const LONG_PARTS = [1, 2].map(
  (part) =>
    `${head('Guide')}\n## Step ${String(part)}\n\n${`Step ${String(part)} needs patience. `.repeat(200)}\n`,
);

const FILES: Readonly<Record<string, string>> = {
  'docs/tokens.md': created(`${curl}\n${go}`),
  'docs/tokens.curl.md': created(curl),
  'docs/tokens.go.md': created(go),
  'docs/errors.md': ERRORS,
  'docs/guide.md': `${head('Guide')}\nBe patient.\n\n## Parts of this page\n\n- Part 1\n`,
  'docs/guide/part-1.md': LONG_PARTS[0] ?? '',
  'docs/guide/part-2.md': LONG_PARTS[1] ?? '',
};

const TWINS: MarkdownIndex = {
  version: MARKDOWN_INDEX_VERSION,
  tokens: {},
  pages: [
    {
      ...{ route: '/docs/tokens', title: 'Tokens', description: 'What tokens are.', group: ['API'] },
      ...{ file: 'docs/tokens.md', tokens: 100, parts: [], keywords: [], sectionKeywords: {} },
      languages: {
        curl: { file: 'docs/tokens.curl.md', parts: [] },
        go: { file: 'docs/tokens.go.md', parts: [] },
      },
    },
    {
      ...{ route: '/docs/errors', title: 'Errors', description: 'What errors mean.', group: ['API'] },
      ...{ file: 'docs/errors.md', tokens: 80, parts: [], keywords: [], sectionKeywords: {}, languages: {} },
    },
    {
      ...{ route: '/docs/guide', title: 'Guide', description: 'What to do.', group: ['Guides'] },
      ...{ file: 'docs/guide.md', tokens: 30, keywords: [], sectionKeywords: {}, languages: {} },
      parts: ['docs/guide/part-1.md', 'docs/guide/part-2.md'],
    },
  ],
  operations: { 'tokens.create': '/docs/tokens#create-a-token' },
};

const doc = (url: string, title: string, sections: SearchDoc['sections'], others = {}): SearchDoc => ({
  ...{ url, title, description: title, group: 'api' as const },
  sections: [{ heading: '', level: 1 }, ...sections],
  ...others,
});

const DOCS: readonly SearchDoc[] = [
  doc(
    '/docs/tokens',
    'Tokens',
    [
      { heading: 'Create a token', level: 2 },
      { heading: 'Fields', level: 3, anchor: 'tokens-create' },
      { heading: 'Delete a token', level: 2 },
    ],
    { languages: ['curl', 'go'] },
  ),
  doc('/docs/errors', 'Errors', [
    { heading: 'Statuses', level: 2 },
    { heading: '404', level: 7, anchor: 'errors-*' },
    { heading: '409', level: 7, anchor: 'errors-*' },
  ]),
  doc('/docs/guide', 'Guide', [
    { heading: 'Step 1', level: 2 },
    { heading: 'Step 2', level: 2 },
  ]),
];

/** Writes the site, and opens it. */
export function smallSite(): BuiltDocs {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'small-site-'));
  const texts = DOCS.map(({ sections }) => sections.map(({ heading }) => [heading]));
  const names = DOCS.flatMap(({ sections }) => sections.map(() => ''));
  const files = {
    ...FILES,
    ...nameFiles(searchContents({ docs: DOCS, names, texts }), '1700000000000'),
    [MARKDOWN_INDEX_FILE]: JSON.stringify(TWINS),
    [TOOL_DATA_FILE]: JSON.stringify(TOOL_DATA),
    [MANIFEST_FILE]: JSON.stringify({ redirects: { '/tokens-old': '/docs/tokens#delete-a-token' } }),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return openBuiltDocs(folder);
}
