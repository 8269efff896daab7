/** Samples for Android compile against what the libraries declare, and use the views of their layouts. */
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSample, sampleIds } from '../../../pipeline/code-samples/samples/index.ts';
import { cellText, loadDataTable, SDK_VERSIONS } from '../../../pipeline/content/tables/index.ts';
import { androidApi } from '../../../scripts/android-api/record.ts';
import { RECORDS } from '../../../pipeline/cache/index.ts';
import { casesToRun } from '../support/by-record/cases-to-run.ts';
import { skipAsRecorded } from '../support/by-record/skip-as-recorded.ts';
import { expectRecord } from '../support/record.ts';
import { kotlinToolchain } from '../support/toolchains.ts';
import { checkKotlin } from './check-kotlin.ts';
import { layouts } from './layouts.ts';

const environment = await kotlinToolchain();
const { java = '', missing } = environment;
const packages = 'packages' in environment ? environment.packages : '';

const written = new Map(
  sampleIds().flatMap((id) =>
    loadSample(id).files.flatMap(({ language, code }) =>
      language === 'kotlin' ? [[`samples/${id}`, code] as const] : [],
    ),
  ),
);
const folder = path.relative('.', import.meta.dirname);
const choice = await casesToRun({
  language: 'kotlin',
  test: import.meta.filename,
  programs: written,
  more: [RECORDS.androidApi, path.join(folder, 'declarations'), path.join(folder, 'pom.xml')],
});
const compiled = [...written.keys()].filter(choice.runs);

const mistaken = (statement: string, ...imports: readonly string[]): string =>
  [...imports.map((name) => `import ${name}`), `suspend fun mistake() {\n    ${statement}\n}\n`].join('\n');
const BUILDER = 'com.basistheory.elements.service.BasisTheoryElements';
const MISTAKES: readonly (readonly [name: string, code: string, says: RegExp])[] = [
  [
    'an import that does not exist',
    mistaken('', 'com.basistheory.elements.model.ElementMask'),
    /^Line 1: unresolved/,
  ],
  [
    'an unknown method',
    mistaken('BasisTheoryElements.builder().url("")', BUILDER),
    /^Line 3: unresolved.*'url'/,
  ],
  [
    'a missing argument',
    mistaken('BasisTheoryElements.builder().build().getToken()', BUILDER),
    /^Line 3: no value.*'id'/,
  ],
  [
    'a value of another type',
    mistaken('BasisTheoryElements.builder().apiKey(1)', BUILDER),
    /^Line 3: argument type mismatch/,
  ],
  [
    'a constructor that the library keeps to itself',
    mistaken('BasisTheoryElements()', BUILDER),
    /^Line 3: cannot access/,
  ],
  [
    'a value that only the library reads',
    mistaken('TextElement(TODO()).getText()', 'com.basistheory.elements.view.TextElement'),
    /^Line 3: unresolved/,
  ],
];

let problems: ReadonlyMap<string, readonly string[]> = new Map();

beforeAll(async () => {
  if (missing !== undefined) return;
  const programs = [...written].filter(([id]) => choice.runs(id));
  const mistakes = MISTAKES.map(([name, code]) => [name, code] as const);
  problems = await checkKotlin({ java, packages }, new Map([...programs, ...mistakes]));
}, 300_000);

describe.skipIf(missing !== undefined)('Android samples compile', () => {
  it.each(compiled)('%s', (id) => {
    expect(problems.get(id) ?? []).toEqual([]);
  });

  it.each(MISTAKES)('and the compiler finds %s', (name, _, says) => {
    expect(problems.get(name)?.join('\n')).toMatch(says);
  });

  skipAsRecorded(choice);

  it('match the record, which `npm run proofs` renews', () => {
    const passed = compiled.filter((id) => !problems.has(id));
    expectRecord(choice, new Map(passed.map((id) => [id, written.get(id) ?? ''])));
  });
});

it('the record of what the libraries declare is of the versions that the pages describe', () => {
  const described = loadDataTable(SDK_VERSIONS).rows.map((row) =>
    [row.package, row.version].map(cellText).join(' '),
  );
  expect(androidApi().map(({ library, version }) => `${library} ${version}`)).toSatisfy((all: string[]) =>
    all.every((one) => described.includes(one)),
  );
});

const shown = layouts();
const screens = [...written].flatMap(([id, code]) => {
  const layout = shown.get(/\bR\.layout\.(\w+)/.exec(code)?.[1] ?? '');
  return layout ? [{ id, code, layout }] : [];
});

it.each(screens)('the views of $id match the layout on its page', ({ code, layout }) => {
  const found = [...code.matchAll(/findViewById<(\w+)>\(R\.id\.(\w+)\)/g)];
  const wrong = found.filter(([, type = '', id = '']) => layout.get(id)?.split('.').at(-1) !== type);
  expect(wrong.map(([call]) => call)).toEqual([]);
});
