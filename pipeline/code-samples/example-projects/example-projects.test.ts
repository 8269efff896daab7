import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import ownPackage from '../../../package.json' with { type: 'json' };
import { archiveFolder } from '../projects/index.ts';
import { exampleLanguages, exampleNames, loadExample, projectFiles } from './index.ts';
import { placeholdersIn } from '../projects/index.ts';
import { PROJECT_SERVER as node } from '../node/project-server.ts';
import { PROJECT_SERVER as python } from '../python/project-server.ts';
import { adaptClient } from './client.ts';

const projects = exampleNames().flatMap((name) => {
  const example = loadExample(name);
  return exampleLanguages(example).map((language) => ({
    folder: archiveFolder(name, language),
    example,
    files: projectFiles(example, language),
  }));
});

const matches = (files: ReadonlyMap<string, string>, pattern: RegExp): ReadonlySet<string> =>
  new Set(
    [...files.values()].flatMap((content) => [...content.matchAll(pattern)].map(([, name = '']) => name)),
  );

const below = (folder: string, files: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...files].filter(([file]) => file.startsWith(`${folder}/`)));

/** Names of variables that code of a page or a server reads. */
const READS = /(?:required\("|import\.meta\.env\.|%)([A-Z][A-Z0-9_]+)/g;

describe.each(projects)('the project $folder', ({ example, files }) => {
  it('names no host of the machine that built the site', () => {
    const naming = [...files].filter(([, content]) => /localhost:3000\b/.test(content));
    expect(naming.map(([file]) => file)).toEqual([]);
  });

  it('has no placeholder left', () => {
    expect([...files].filter(([, content]) => placeholdersIn(content).length > 0)).toEqual([]);
  });

  it('reads the variables of .env.example and no others', () => {
    const declared = matches(new Map([['', files.get('.env.example') ?? '']]), /^([A-Z_]+)=/gm);
    expect(matches(files, READS)).toEqual(declared);
    expect([...declared].sort()).toEqual(example.variables.map(({ name }) => name).sort());
  });

  it('keeps private keys out of the page', () => {
    const inPage = [...matches(below('client', files), READS)];
    expect(inPage).not.toEqual([]);
    expect(inPage.filter((name) => !name.startsWith('PUBLIC_'))).toEqual([]);
    const readable = example.variables.filter(({ name }) => name.startsWith('PUBLIC_'));
    expect(readable.flatMap(({ application }) => application?.type ?? [])).toEqual(['public']);
  });

  it('installs what it imports, in the versions of this project', () => {
    const { dependencies, devDependencies } = JSON.parse(
      files.get('package.json') ?? '',
    ) as typeof ownPackage;
    const installed: Readonly<Record<string, string>> = { ...devDependencies, ...dependencies };
    const code = new Map([...files].filter(([file]) => /\.tsx?$/.test(file)));
    const imported = [...matches(code, /from ["']((?:@[\w-]+\/)?[\w-]+)(?:\/[\w-]+)?["']/g)];
    expect(imported.filter((name) => name !== 'node' && !(name in installed))).toEqual([]);
    const own: Readonly<Record<string, string>> = ownPackage.devDependencies;
    for (const [name, version] of Object.entries(installed))
      expect([name, version]).toEqual([name, own[name]]);
  });
});

const NAMES = new Map([
  ['API_KEY', 'PRIVATE_API_KEY'],
  ['SECRET', 'SECRET'],
  ['TOKEN_ID', 'PUBLIC_TOKEN_ID'],
]);

const adaptServer = (file: string, code: string): string =>
  (file.endsWith('.py') ? python : node).adapt(file, code, NAMES);

describe('placeholders and hosts become reads of the environment', () => {
  it.each([
    ['a key in TypeScript', 'a.ts', 'const key = "<API_KEY>";', 'const key = required("PRIVATE_API_KEY");'],
    [
      'the environment',
      'a.ts',
      'environment: BasisTheoryEnvironment.Test',
      'environment: process.env.BT_API_URL ?? BasisTheoryEnvironment.Test',
    ],
    [
      'an address',
      'a.ts',
      'fetch("https://api.test.basistheory.com/proxy")',
      'fetch((process.env.BT_API_URL ?? "https://api.test.basistheory.com") + "/proxy")',
    ],
    [
      'a port',
      'a.ts',
      '}).listen(3001);',
      '}).listen(Number(process.env.SERVER_PORT ?? 3001), "127.0.0.1");',
    ],
    ['bytes in Python', 'a.py', 'KEY = b"<SECRET>"', 'KEY = required("SECRET").encode()'],
    [
      'the environment in Python',
      'a.py',
      '    environment=BasisTheoryEnvironment.TEST,',
      '    base_url=os.environ.get("BT_API_URL"),\n    environment=BasisTheoryEnvironment.TEST,',
    ],
    [
      'an address in Python',
      'a.py',
      '"https://api.test.basistheory.com/proxy",',
      'os.environ.get("BT_API_URL", "https://api.test.basistheory.com") + "/proxy",',
    ],
  ])('%s', (_, file, code, adapted) => {
    expect(adaptServer(file, code)).toContain(adapted);
  });

  it.each([
    ['a.ts', "show('<TOKEN_ID>');", 'show(import.meta.env.PUBLIC_TOKEN_ID);'],
    ['a.html', '<form data-id="<TOKEN_ID>">', '<form data-id="%PUBLIC_TOKEN_ID%">'],
  ])('in a page: %s', (file, code, adapted) => {
    expect(adaptClient(file, code, NAMES)).toBe(adapted);
  });

  it.each([
    [
      'a placeholder inside of a longer text',
      'a.ts',
      '"Bearer <API_KEY>"',
      /<API_KEY> is part of a longer text/,
    ],
    ['a placeholder without a variable', 'a.py', '"<OTHER>"', /The placeholder <OTHER> has no variable/],
  ])('%s is refused', (_, file, code, sentence) => {
    expect(() => adaptServer(file, code)).toThrow(sentence);
  });
});

describe('a mistake in example.yaml', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'examples-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const write = (variables: object): void => {
    const description = {
      title: 'Try',
      guide: '/docs/try',
      summary: 'A page and a server.',
      client: { samples: { 'collect-card.ts': 'collect-card-web' } },
      server: { sample: 'collect-card-server', route: 'POST /cards', function: 'storeCard' },
      variables,
      steps: ['Try it.'],
      production: ['Do not.'],
    };
    mkdirSync(path.join(folder, 'try'));
    writeFileSync(path.join(folder, 'try/example.yaml'), JSON.stringify(description));
  };
  const KEYS = {
    PUBLIC_API_KEY: { application: 'card-form' },
    API_KEY: { application: 'backend-reads-tokens' },
  };

  it.each([
    [
      'the key of a private application in the page',
      { ...KEYS, PUBLIC_API_KEY: { application: 'backend-reads-tokens' } },
      /examples\/try: <PUBLIC_API_KEY> is in the page, where everybody could read the key of "Backend"/,
    ],
    ['a missing variable', { PUBLIC_API_KEY: KEYS.PUBLIC_API_KEY }, /Missing: API_KEY\. Not used: none\./],
    ['a needless one', { ...KEYS, TOKEN_ID: { comment: 'An id.' } }, /Missing: none\. Not used: TOKEN_ID\./],
    ['a variable without a source', { ...KEYS, API_KEY: {} }, /example\.yaml has an unexpected shape/],
  ])('%s ends the build with a sentence', (_, variables, sentence) => {
    write(variables);
    expect(() => loadExample('try', folder)).toThrow(sentence);
  });

  it('a name that nothing has', () => {
    expect(() => loadExample('try', folder)).toThrow('There is no example "try".');
  });
});
