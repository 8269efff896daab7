import { describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../plugins/api-description/index.ts';
import { loadSample, sampleIds, type Language, type SampleFile } from '../../plugins/samples/index.ts';
import { compile, type Runtime } from './support/compile.ts';
import { parse, syntaxErrors } from './support/grammar.ts';
import { checkProgram } from './support/sdk-problems.ts';

interface Program extends SampleFile {
  readonly id: string;
}

const description = await loadApiDescription();
const programs = sampleIds().flatMap((id) => loadSample(id).files.map((file): Program => ({ ...file, id: `${id} (${file.label})` })));

const inLanguages = (...languages: readonly Language[]): Program[] => programs.filter(({ language }) => languages.includes(language));

/** One module of the compiler's program: its name tells the sample, its extension how to read it. */
const moduleName = ({ id, language }: Program): string => `${id.replace(/\W+/g, '-')}.${{ node: 'mts', react: 'tsx' }[String(language)] ?? 'ts'}`;

function compileAll(all: readonly Program[], runtime: Runtime): ReadonlyMap<string, readonly string[]> {
  return compile(new Map(all.map((program) => [moduleName(program), program.code])), runtime);
}

const compiled = [
  ['server', inLanguages('node')],
  ['browser', inLanguages('typescript', 'react')],
] as const;

describe.each(compiled.filter(([, all]) => all.length > 0))('hand-written samples for the %s compile', (runtime, all) => {
  const messages = compileAll(all, runtime);

  it.each(all)('$id', (program) => {
    expect(messages.get(moduleName(program)) ?? []).toEqual([]);
  });
});

const grammarOnly = { curl: 'bash', bash: 'bash', html: 'html', javascript: 'javascript', json: 'json' } as const;

describe.each(Object.entries(grammarOnly))('hand-written samples in %s are valid', (language, grammar) => {
  const all = inLanguages(language as Language);

  it(`all ${all.length} of them`, async () => {
    const problems = await Promise.all(all.map(async ({ id, code }) => syntaxErrors(await parse(grammar, code)).map((problem) => `${id}: ${problem}`)));
    expect(problems.flat()).toEqual([]);
  });
});

describe.each(['python', 'csharp', 'go', 'java'] as const)('hand-written samples in %s use only what the SDK has', (language) => {
  const all = inLanguages(language);

  it(`all ${all.length} of them`, async () => {
    const problems = await Promise.all(
      all.map(async ({ id, code }) => (await checkProgram(language, code, description)).problems.map((problem) => `${id}: ${problem}`)),
    );
    expect(problems.flat()).toEqual([]);
  });
});

describe('the checks of other languages find', () => {
  it.each([
    ['bash', 'curl "https://example.com'],
    ['json', '{ "a": }'],
    ['javascript', 'const a = ;'],
    ['html', '<p class="></p>'],
  ] as const)('code in %s that is none', async (language, code) => {
    expect(syntaxErrors(await parse(language, code))).not.toEqual([]);
  });

  it('a component without types in React', () => {
    const code = 'export function Button({ label }) {\n  return <button>{label}</button>;\n}\n';
    expect(compile(new Map([['broken.tsx', code]]), 'browser').get('broken.tsx')?.join()).toMatch(/implicitly has an 'any' type/);
  });
});
