import { describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { sampleCoverage } from '../../pipeline/code-samples/requests/coverage.ts';
import { checkedAgainst } from '../../pipeline/code-samples/requests/index.ts';
import { SAMPLE_LANGUAGES } from '../../pipeline/code-samples/lists.ts';
import { recordDifferences } from './support/record.ts';
import { everySample } from './support/every-sample.ts';

const coverage = sampleCoverage(await loadApiDescription());

describe('the coverage of the samples', () => {
  it('counts what the tests check, in each language', async () => {
    const checked = await Promise.all(
      SAMPLE_LANGUAGES.map(async (language) => {
        const samples = await everySample(language);
        const ofDescription = samples.filter(({ input }) =>
          input.operation.requestExamples.includes(input.example),
        );
        return [language, ofDescription.length];
      }),
    );
    expect(coverage.map(({ language, samples }) => [language, samples])).toEqual(checked);
  });

  it('covers every operation', async () => {
    const { operations } = await loadApiDescription();
    const covered = new Set((await everySample('node')).map(({ input }) => input.operation.id));
    expect([...operations.keys()].filter((id) => !covered.has(id))).toEqual([]);
  });

  it.each([
    ['curl', /^Run against a mock server of the API description\.$/],
    ['node', /^Compiled and run with @basis-theory\/node-sdk 5\.7\.0 against a mock server/],
    ['python', /^Type-checked and run with BasisTheoryClient 7\.4\.0 against a mock server/],
    // Where its SDK can't be had, a sample that changed isn't run again until it can.
    [
      'go',
      /^(?:\d+ of \d+: )?Compiled and run with github\.com\/Basis-Theory\/go-sdk\/v6 6\.0\.0 against a mock server/,
    ],
    [
      'java',
      /^(?:\d+ of \d+: )?Compiled and run with com\.basistheory:api-client 8\.0\.0 against a mock server/,
    ],
  ] as const)('says for %s what that was', (language, sentence) => {
    expect(coverage.find((row) => row.language === language)?.checkedAgainst).toMatch(sentence);
  });

  it.each([
    ['curl', /^undefined$/],
    ['node', /^undefined$/],
    ['python', /^Every method and argument checked against BasisTheoryClient/],
    ['go', /^Every method and argument checked against github\.com\/Basis-Theory\/go-sdk/],
    ['java', /^Every method and argument checked against com\.basistheory:api-client/],
  ] as const)(
    'says less, or nothing, of %s code that has changed since it ran',
    async (language, sentence) => {
      const [{ id, code } = { id: '', code: '' }] = await everySample(language);
      expect(String(checkedAgainst(language, id, code))).not.toMatch(sentence);
      expect(String(checkedAgainst(language, id, `${code} `))).toMatch(sentence);
    },
  );

  it('names the version of the Node.js SDK that is installed', async () => {
    const { default: installed } = (await import('@basis-theory/node-sdk/package.json', {
      with: { type: 'json' },
    })) as { default: { version: string } };
    expect(coverage.find(({ language }) => language === 'node')?.checkedAgainst).toContain(installed.version);
  });
});

describe('the comparison with the record names', () => {
  const committed = {
    version: '1.0.0',
    package: 'sdk',
    tools: { checker: '2' },
    samples: { 'a/b': 'old', 'c/d': 'gone' },
  };
  const fix = 'Run npm run proofs and commit the record.';

  it('each sample that changed, is new or did not run, and other tools', () => {
    const ran = { ...committed, version: '1.1.0', samples: { 'a/b': 'new', 'e/f': 'more' } };
    expect(recordDifferences('python', committed, ran)).toEqual([
      `The record of python is of sdk 1.0.0 checker 2, but sdk 1.1.0 checker 2 is installed. ${fix}`,
      `a/b in python has changed since the record. ${fix}`,
      `c/d in python is in the record and did not run to its end. ${fix}`,
      `e/f in python is not in the record. ${fix}`,
    ]);
  });

  it('nothing where they agree', () => {
    expect(recordDifferences('python', committed, { ...committed })).toEqual([]);
  });
});
