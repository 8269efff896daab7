import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { sdkMethods } from '../../../pipeline/content/sdk-methods/index.ts';
import { loadSample, sampleIds } from '../../../pipeline/code-samples/samples/index.ts';
import { everySample } from '../support/every-sample.ts';
import { checkGo, type GoReport } from './check-go.ts';
import { goToolchain } from '../support/toolchains.ts';

const { go = '', missing, ...environment } = await goToolchain();
const module = 'module' in environment ? environment.module : '';
const withoutSdk = 'withoutSdk' in environment ? environment.withoutSdk : undefined;
const SDK = sdkMethods('go').package;

const written = sampleIds().flatMap((id) =>
  loadSample(id)
    .files.filter(({ language }) => language === 'go')
    .map(({ code }) => ({ id: `samples/${id}`, code })),
);
const emitted = await everySample('go');
const all = new Map([...written, ...emitted].map(({ id, code }) => [id, code]));

const isOfSdk = (name: string): boolean => name === SDK || name.startsWith(`${SDK}/`);

const extent =
  withoutSdk === undefined
    ? `with ${SDK} ${sdkMethods('go').version}`
    : 'apart from what they do with the SDK, which could not be downloaded';

const mistaken = (imports: string, statement: string): string =>
  `package main\n\nimport (\n${imports})\n\nfunc main() {\n\t${statement}\n}\n`;
const mistakes = new Map([
  ['invalid code', mistaken('\t"fmt"\n', 'fmt.Println(')],
  ['an unused import', mistaken('\t"fmt"\n\t"os"\n', 'fmt.Println()')],
  ['an unused variable', mistaken('\t"fmt"\n', 'text := ""\n\tfmt.Println()')],
  ['another layout', mistaken('\t"fmt"\n', 'fmt.Println( )')],
  ['an unknown function of a module', mistaken('\t"github.com/google/uuid"\n', 'uuid.Melt()')],
  ['a package that is not there', mistaken('\t"example.com/melt"\n', 'melt.Now()')],
]);

let reports: ReadonlyMap<string, GoReport>;

beforeAll(async () => {
  if (missing === undefined) reports = await checkGo(go, module, new Map([...all, ...mistakes]));
}, 300_000);

describe.skipIf(missing !== undefined)(`Go samples are type-checked ${extent}`, () => {
  it.each(written)('$id', ({ id }) => {
    expect(reports.get(id)?.problems).toEqual([]);
  });

  it(`all ${emitted.length} that the API description yields`, () => {
    const problems = emitted.map(({ id }): [string, unknown] => [id, reports.get(id)?.problems]);
    expect(problems.filter(([, found]) => !Array.isArray(found) || found.length > 0)).toEqual([]);
  });

  it('import packages that are there', () => {
    const absent = new Set([...all.keys()].flatMap((id) => reports.get(id)?.missing ?? []));
    const unexpected = [...absent].filter((name) => withoutSdk === undefined || !isOfSdk(name));
    expect(unexpected).toEqual([]);
  });
});

it('the first sample of the page needs nothing but the SDK', () => {
  const page = readFileSync('content/docs/sdks/server-side/go.mdx', 'utf8');
  const first = /<Sample id="([^"]+)"/.exec(page)?.[1] ?? '';
  const imports = [...(all.get(`samples/${first}`) ?? '').matchAll(/^\t(?:\w+ )?"([^"]+)"$/gm)];
  const names = imports.map(([, name = '']) => name);
  expect(names.filter(isOfSdk)).not.toEqual([]);
  // Only packages of the standard library have no host in their path.
  expect(names.filter((name) => name.includes('.') && !isOfSdk(name))).toEqual([]);
});

describe.skipIf(missing !== undefined)('the check of a Go program finds', () => {
  it.each([
    ['invalid code', /expected/],
    ['an unused import', /^Line 5: "os" imported and not used$/],
    ['an unused variable', /^Line 8: declared and not used: text$/],
    ['another layout', /^It is not laid out as gofmt does it\.$/],
    ['an unknown function of a module', /^Line 8: undefined: uuid\.Melt$/],
  ])('%s', (id, says) => {
    expect(reports.get(id)?.problems.join('\n')).toMatch(says);
  });

  it('a package that is not there', () => {
    expect(reports.get('a package that is not there')).toEqual({
      problems: [],
      missing: ['example.com/melt'],
    });
  });
});
