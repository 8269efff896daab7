import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { cellText, loadDataTable } from '../../../pipeline/content/tables/index.ts';
import { sdkMethods } from '../../../pipeline/content/sdk-methods/index.ts';
import { loadSample, sampleIds } from '../../../pipeline/code-samples/samples/index.ts';
import { everySample } from '../support/every-sample.ts';
import { checkJava } from './check-java.ts';
import { javaToolchain } from '../support/toolchains.ts';

const { java = '', missing, ...environment } = await javaToolchain();
const packages = 'packages' in environment ? environment.packages : '';
const withoutSdk = 'withoutSdk' in environment ? environment.withoutSdk : undefined;
const { package: sdk, version } = sdkMethods('java');

interface Program {
  readonly id: string;
  readonly code: string;
}

const written = sampleIds().flatMap((id) =>
  loadSample(id)
    .files.filter(({ language }) => language === 'java')
    .map(({ code }): Program => ({ id: `samples/${id}`, code })),
);
const emitted = await everySample('java');

const usesSdk = ({ code }: Program): boolean => /^import com\.basistheory\./m.test(code);
const usesOkHttp = ({ code }: Program): boolean => /^import okhttp3\./m.test(code);
const isCompiled = (program: Program): boolean =>
  withoutSdk === undefined || !(usesSdk(program) || usesOkHttp(program));
const sources = (programs: readonly Program[]): ReadonlyMap<string, string> =>
  new Map(programs.map(({ id, code }) => [id, code]));

const extent =
  withoutSdk === undefined
    ? `with ${sdk} ${version}`
    : 'if they do not use the SDK, which could not be downloaded; the others are parsed';

const mistaken = (statement: string): string =>
  `import com.fasterxml.jackson.databind.ObjectMapper;\n\nclass Main {\n    void run() {\n        ${statement}\n    }\n}\n`;
const mistakes = new Map([
  ['an unknown method of a package', mistaken('new ObjectMapper().melt();')],
  ['a value of another type', mistaken('int mapper = new ObjectMapper();')],
  ['a missing return', mistaken('} int size() {')],
]);
const mistakesOfParsed = new Map([['invalid code in what it only parses', mistaken('new ObjectMapper(;')]]);

let problems: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  if (missing !== undefined) return;
  const all: readonly Program[] = [...written, ...emitted];
  problems = await checkJava(
    java,
    packages,
    new Map([...sources(all.filter(isCompiled)), ...mistakes]),
    new Map([...sources(all.filter((program) => !isCompiled(program))), ...mistakesOfParsed]),
  );
}, 300_000);

describe.skipIf(missing !== undefined)(`Java samples compile ${extent}`, () => {
  it.each(written.map((program) => ({ ...program, does: isCompiled(program) ? 'compiles' : 'is parsed' })))(
    '$id $does',
    ({ id }) => {
      expect(problems.get(id) ?? []).toEqual([]);
    },
  );

  it(`all ${emitted.length} that the API description yields`, () => {
    expect([...problems].filter(([id]) => emitted.some((sample) => sample.id === id))).toEqual([]);
  });
});

const pinned = (name: string, number: string): string =>
  `<artifactId>${name.split(':')[1] ?? ''}</artifactId>\n          <version>${number}<`;

it('pins the version of the SDK that the table of its methods is of', () => {
  expect(readFileSync('tests/samples/java/pom.xml', 'utf8')).toContain(pinned(sdk, version));
});

it('pins the version of its HTTP client that the page names', () => {
  const row = loadDataTable('sdk-versions').rows.find(({ id }) => id === 'okhttp');
  const pin = pinned(cellText(row?.package), cellText(row?.version));
  expect(readFileSync('tests/samples/java/pom.xml', 'utf8')).toContain(pin);
});

it('the first sample of the page needs nothing but the SDK', () => {
  const page = readFileSync('content/docs/sdks/server-side/java.mdx', 'utf8');
  const first = /<Sample id="([^"]+)"/.exec(page)?.[1] ?? '';
  const code = written.find(({ id }) => id === `samples/${first}`)?.code ?? '';
  const imports = [...code.matchAll(/^import (?:static )?([\w.]+);$/gm)].map(([, name = '']) => name);
  expect(imports.filter((name) => name.startsWith('com.basistheory.'))).not.toEqual([]);
  expect(imports.filter((name) => !/^(?:com\.basistheory|java)\./.test(name))).toEqual([]);
});

describe.skipIf(missing !== undefined)('the check of a Java program finds', () => {
  it.each([
    ['an unknown method of a package', /^Line 5: cannot find symbol.*melt\(\)/],
    ['a value of another type', /^Line 5: incompatible types/],
    ['a missing return', /^Line 6: missing return statement$/],
    ['invalid code in what it only parses', /^Line 5: illegal start of expression$/],
  ])('%s', (id, says) => {
    expect(problems.get(id)?.join('\n')).toMatch(says);
  });
});
