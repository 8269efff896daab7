import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserDataFiles } from '../../app/outputs/browser-data/index.ts';
import type { Expansion, PageContext } from '../../pipeline/pages/page-context.ts';
import type { ComponentDefinition } from '../../pipeline/pages/tree/page-component.ts';
import { componentFiles } from './component-files.ts';
import { readComponentFolders } from './folders.ts';

describe('what follows from the folders of components', () => {
  it('is committed as npm run components writes it', async () => {
    for (const [file, content] of componentFiles(await readComponentFolders()))
      expect({ file, content: readFileSync(file, 'utf8') }).toEqual({ file, content });
  });
});

const DEFINITION = `
import * as z from 'zod';
import { childrenOnly, defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

export const madeUp = defineComponent({
  attributes: z.strictObject({ word: z.string() }),
  place: 'block',
  usage: { write: '<MadeUp word="one | two" />', shows: 'a made-up word' },
  toMarkdown: childrenOnly,
});
export const madeUpPart = defineComponent({
  attributes: z.strictObject({}),
  place: 'line',
  toMarkdown: childrenOnly,
});
`;

const EXPAND = `
import { paragraph, text } from '../../../pipeline/pages/tree/build.ts';

export const expand = ({ word }) => {
  if (word === 'unknown') throw new Error('There is no such word.');
  return [paragraph([text(word)])];
};
`;

const MADE_UP = {
  'definition.ts': DEFINITION,
  'expand.ts': EXPAND,
  'data.ts': `export const data = () => ({ words: ['one'] });`,
  'index.tsx': 'export const [MadeUp, MadeUpPart] = [() => null, () => null];',
  'behavior.ts': 'export const bind = () => undefined;',
  'island.tsx': 'export const Island = () => null;',
};

let root = '';

function writeFolder(name: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(path.join(root, name), { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(root, name, file), content);
}

beforeAll(() => {
  // As deep as `components`, so that imports of the project lead to the same files.
  root = mkdtempSync(path.resolve('.components-'));
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

describe('a made-up component, by its folder alone', () => {
  let files: ReadonlyMap<string, string>;

  const load = async <Module>(name: string): Promise<Module> =>
    (await import(pathToFileURL(path.join(root, 'registry', name)).href)) as Module;

  const element = (word: string): MdxJsxFlowElement => ({
    type: 'mdxJsxFlowElement',
    name: 'MadeUp',
    attributes: [{ type: 'mdxJsxAttribute', name: 'word', value: word }],
    children: [],
    position: { start: { line: 7, column: 1 }, end: { line: 7, column: 9 } },
  });

  beforeAll(async () => {
    for (const name of readdirSync('components'))
      if (name !== 'registry' && name !== 'writing')
        symlinkSync(path.resolve('components', name), path.join(root, name));
    mkdirSync(path.join(root, 'writing'));
    for (const name of readdirSync('components/writing'))
      symlinkSync(path.resolve('components/writing', name), path.join(root, 'writing', name));
    writeFolder('writing/MadeUp', MADE_UP);
    files = componentFiles(await readComponentFolders(root));
    const modules = [...files].flatMap(([file, content]) =>
      file.startsWith('components/registry/') ? [[path.basename(file), content] as const] : [],
    );
    writeFolder('registry', Object.fromEntries(modules));
  });

  it('is in the registry of the build', async () => {
    const { pageComponents } = await load<{ pageComponents: Record<string, ComponentDefinition> }>(
      'definitions.ts',
    );
    expect(Object.keys(pageComponents)).toEqual(expect.arrayContaining(['Cards', 'MadeUp', 'MadeUpPart']));
  });

  it('is in the registry of the browser: what it does there, and what starts there', async () => {
    expect(files.get('components/registry/behaviors.ts')).toContain("from '../writing/MadeUp/behavior'");
    const { islands } = await load<{ islands: Record<string, () => Promise<object>> }>('islands.ts');
    expect(await islands.MadeUp?.()).toHaveProperty('Island');
  });

  it('is written out, and its errors have their place', async () => {
    const { expansions } = await load<{ expansions: ReadonlyMap<string, Expansion> }>('expansions.ts');
    const expandIt = (word: string) =>
      expansions.get('MadeUp')?.(
        element(word),
        new VFile({ path: path.resolve('content/docs/a.mdx') }),
        {} as PageContext,
      );
    expect(expandIt('one')).toEqual([{ type: 'paragraph', children: [{ type: 'text', value: 'one' }] }]);
    expect(() => expandIt('unknown')).toThrow('content/docs/a.mdx, line 7, <MadeUp>: There is no such word.');
  });

  it('has its data among the files of the browser', async () => {
    const { browserData } = await load<{ browserData: Record<string, () => object> }>('browser-data.ts');
    const { MadeUp: made = () => ({}) } = browserData;
    expect([...(await browserDataFiles({ MadeUp: made }))]).toEqual([['MadeUp/words.json', '["one"]']]);
  });

  it('has its views and its parts among what pages are rendered with', () => {
    const views = files.get('components/registry/views.ts');
    expect(views).toContain("import { MadeUp, MadeUpPart } from '../writing/MadeUp';");
    for (const name of ['MadeUp', 'MadeUpPart']) expect(views).toMatch(new RegExp(`^ {2}${name},$`, 'm'));
  });

  it('is in the list for writers', () => {
    expect(files.get('contributing/components.md')).toMatch(
      /^\| `<MadeUp word="one \\\| two" \/>` +\| a made-up word +\|$/m,
    );
  });
});

describe('a folder that is not complete', () => {
  const expanded = (name: string): string => `
    import * as z from 'zod';
    export const ${name} = { attributes: z.strictObject({}), usage: { write: '', shows: '' } };`;

  it.each([
    ['NoOwn', { 'definition.ts': DEFINITION, 'index.tsx': '' }, 'definition.ts exports no "noOwn"'],
    ['NoDefinition', { 'expand.ts': EXPAND }, 'has expand.ts and no definition.ts'],
    ['NoExpand', { 'definition.ts': expanded('noExpand') }, 'and has no expand.ts'],
    ['MadeUp', { 'definition.ts': DEFINITION }, 'has no index.tsx'],
    [
      'TwoExpanded',
      {
        'definition.ts': expanded('twoExpanded') + expanded('other').replace(/import.*/, ''),
        'expand.ts': EXPAND,
      },
      '<Other> is written out from content, so it needs a folder of its own, components/writing/Other/',
    ],
  ])('%s is rejected with the fix', async (name, files, sentence) => {
    const alone = `alone-${name}`;
    writeFolder(path.join(alone, 'writing', name), files);
    // One level deeper than the others.
    const file = path.join(root, alone, 'writing', name, 'definition.ts');
    if ('definition.ts' in files)
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll("'../../../", "'../../../../"));
    await expect(readComponentFolders(path.join(root, alone))).rejects.toThrow(sentence);
  });
});
