import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../pipeline/material/api-description/index.ts';
import { loadSample, sampleIds, type SampleFile } from '../../pipeline/languages/samples/index.ts';
import type { LanguageId } from '../../pipeline/languages/lists.ts';
import { compile, type Runtime } from './support/compile.ts';
import { parse, syntaxErrors, type ParsedLanguage } from './support/grammar.ts';
import { shellErrors } from './support/shell.ts';
import type { ParsedSdkLanguage } from './support/sdk-calls.ts';
import { checkProgram } from './support/sdk-problems.ts';

interface Program extends SampleFile {
  readonly id: string;
}

const description = await loadApiDescription();
const programs = sampleIds().flatMap((id) =>
  loadSample(id).files.map((file): Program => ({ ...file, id: `${id} (${file.label})` })),
);

const inLanguages = (...languages: readonly LanguageId[]): Program[] =>
  programs.filter(({ language }) => languages.includes(language));

const EXTENSIONS: ReadonlyMap<LanguageId, string> = new Map([
  ['node', 'mts'],
  ['react', 'tsx'],
]);

/** One module of the compiler's program: its name identifies the sample, its extension says how to read it. */
const moduleName = ({ id, language }: Program): string =>
  `${id.replace(/\W+/g, '-')}.${EXTENSIONS.get(language) ?? 'ts'}`;

function compileAll(all: readonly Program[], runtime: Runtime): ReadonlyMap<string, readonly string[]> {
  return compile(new Map(all.map((program) => [moduleName(program), program.code])), runtime);
}

const compiled = [
  ['server', inLanguages('node')],
  ['browser', inLanguages('typescript', 'react')],
  ['react-18', inLanguages('react')],
] as const;

describe.each(compiled.filter(([, all]) => all.length > 0))(
  'hand-written samples for the %s compile',
  (runtime, all) => {
    const messages = compileAll(all, runtime);

    it.each(all)('$id', (program) => {
      expect(messages.get(moduleName(program)) ?? []).toEqual([]);
    });
  },
);

type Compiled = 'node' | 'typescript' | 'react' | 'react-native';
type Reader = (code: string) => Promise<readonly string[]>;

const readWith =
  (language: ParsedLanguage): Reader =>
  async (code) =>
    syntaxErrors(await parse(language, code));

const compareWith =
  (language: ParsedSdkLanguage): Reader =>
  async (code) =>
    (await checkProgram(language, code, description)).problems;

/** How each language that is not compiled is read; a reader returns what is wrong. */
const READERS: Readonly<Record<Exclude<LanguageId, Compiled>, Reader>> = {
  curl: shellErrors,
  bash: shellErrors,
  html: readWith('html'),
  javascript: readWith('javascript'),
  json: readWith('json'),
  python: compareWith('python'),
  csharp: compareWith('csharp'),
  go: compareWith('go'),
  java: compareWith('java'),
  swift: readWith('swift'),
  kotlin: readWith('kotlin'),
  terraform: readWith('terraform'),
};

describe.each(Object.entries(READERS))('hand-written samples in %s are valid', (language, read) => {
  const all = inLanguages(language as LanguageId);

  it(`all ${all.length} of them`, async () => {
    const problems = await Promise.all(
      all.map(async ({ id, code }) => (await read(code)).map((problem) => `${id}: ${problem}`)),
    );
    expect(problems.flat()).toEqual([]);
  });
});

const hasTerraform = spawnSync('terraform', ['version']).status === 0;

describe.skipIf(!hasTerraform)('hand-written samples in terraform are laid out by its formatter', () => {
  it.each(inLanguages('terraform'))('$id', ({ code }) => {
    const { status, stdout } = spawnSync('terraform', ['fmt', '-check', '-diff', '-'], {
      input: code,
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });
});

describe('the checks of other languages find', () => {
  it.each([
    ['curl', 'curl "https://example.com'],
    ['bash', 'if true; then echo'],
    ['json', '{ "a": }'],
    ['javascript', 'const a = ;'],
    ['html', '<p class="></p>'],
    ['swift', 'let card ='],
    ['kotlin', 'fun main( {'],
    ['terraform', 'resource "basistheory_reactor" "main" {\n  name =\n}\n'],
  ] as const)('invalid code in %s', async (language, code) => {
    expect(await READERS[language](code)).not.toEqual([]);
  });

  it('an event of React 19 under the types of React 18', () => {
    const modules = new Map([
      ['event.tsx', "import type { SubmitEvent } from 'react';\nexport type Submit = SubmitEvent;\n"],
    ]);
    expect(compile(modules, 'browser').get('event.tsx')).toBeUndefined();
    expect(compile(modules, 'react-18').get('event.tsx')?.join()).toMatch(/no exported member.*SubmitEvent/);
  });

  it('a component without types in React', () => {
    const code = 'export function Button({ label }) {\n  return <button>{label}</button>;\n}\n';
    expect(
      compile(new Map([['broken.tsx', code]]), 'browser')
        .get('broken.tsx')
        ?.join(),
    ).toMatch(/implicitly has an 'any' type/);
  });
});
