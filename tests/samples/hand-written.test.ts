import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { loadSample, sampleIds, type SampleFile } from '../../pipeline/code-samples/samples/index.ts';
import { LANGUAGES } from '../../pipeline/code-samples/index.ts';
import type { LanguageId } from '../../pipeline/code-samples/lists.ts';
import { compile, type Runtime } from './support/compile.ts';
import { checkSdkProgram, PARSED_SDK_LANGUAGES, TESTED } from './languages.ts';

interface Program extends SampleFile {
  readonly id: string;
}

const description = await loadApiDescription();
const programs = sampleIds().flatMap((id) =>
  loadSample(id).files.map((file): Program => ({ ...file, id: `${id} (${file.label})` })),
);

const inLanguages = (...languages: readonly LanguageId[]): Program[] =>
  programs.filter(({ language }) => languages.includes(language));

/** One module of the compiler's program: its name identifies the sample, its extension describes how to read it. */
const moduleName = ({ id, language }: Program): string => {
  const { check } = TESTED[language];
  return `${id.replace(/\W+/g, '-')}.${check.kind === 'compiler' ? check.extension : 'ts'}`;
};

function compileAll(all: readonly Program[], runtime: Runtime): ReadonlyMap<string, readonly string[]> {
  return compile(new Map(all.map((program) => [moduleName(program), program.code])), runtime);
}

const compiled = (['server', 'browser', 'react-18'] as const).map((runtime) => {
  const all = programs.filter(({ language }) => {
    const { check } = TESTED[language];
    return check.kind === 'compiler' && check.runtimes.includes(runtime);
  });
  return [runtime, all] as const;
});

describe.each(compiled)('hand-written samples for the %s compile', (runtime, all) => {
  const messages = compileAll(all, runtime);

  it.each(all)('$id', (program) => {
    expect(messages.get(moduleName(program)) ?? []).toEqual([]);
  });
});

interface Reader {
  readonly language: LanguageId;
  readonly read: (code: string) => Promise<readonly string[]>;
}

/** How each language that is not compiled is read, and what a reader without an SDK has to reject. */
const readers = LANGUAGES.flatMap(({ id }): (Reader & { readonly invalid: string })[] => {
  const { check } = TESTED[id];
  return check.kind === 'reader' ? [{ language: id, read: check.problems, invalid: check.invalid }] : [];
});
const compared = PARSED_SDK_LANGUAGES.map((language): Reader => ({
  language,
  read: async (code) => (await checkSdkProgram(language, code, description)).problems,
}));

describe.each([...readers, ...compared])(
  'hand-written samples in $language are valid',
  ({ language, read }) => {
    const all = inLanguages(language);

    it(`all ${all.length} of them`, async () => {
      const problems = await Promise.all(
        all.map(async ({ id, code }) => (await read(code)).map((problem) => `${id}: ${problem}`)),
      );
      expect(problems.flat()).toEqual([]);
    });
  },
);

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
  it.each(readers)('invalid code in $language', async ({ read, invalid }) => {
    expect(await read(invalid)).not.toEqual([]);
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
