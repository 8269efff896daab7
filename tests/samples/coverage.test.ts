import { describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../plugins/api-description/index.ts';
import { checkedAgainst, SAMPLE_LANGUAGES, sampleCoverage } from '../../plugins/request-samples/index.ts';
import { everySample } from './support/every-sample.ts';

const coverage = sampleCoverage(await loadApiDescription());

describe('the coverage of the samples', () => {
  it('counts what the tests check, in each language', async () => {
    const checked = await Promise.all(
      SAMPLE_LANGUAGES.map(async (language) => [language, (await everySample(language)).length]),
    );
    expect(coverage.map(({ language, samples }) => [language, samples])).toEqual(checked);
  });

  it('covers every operation', async () => {
    const { operations } = await loadApiDescription();
    const covered = new Set((await everySample('node')).map(({ input }) => input.operation.id));
    expect([...operations.keys()].filter((id) => !covered.has(id))).toEqual([]);
  });

  it.each([
    ['curl', 'Run against a mock server of the API description.'],
    [
      'node',
      'Compiled with @basis-theory/node-sdk 5.7.0 and run against a mock server of the API description.',
    ],
    ['go', 'Parsed, and every method and argument compared with github.com/Basis-Theory/go-sdk/v6 6.0.0.'],
  ] as const)('says for %s what that was', (language, sentence) => {
    expect(checkedAgainst(language)).toBe(sentence);
  });

  it('names the version of the Node.js SDK that is installed', async () => {
    const { default: installed } = (await import('@basis-theory/node-sdk/package.json', {
      with: { type: 'json' },
    })) as { default: { version: string } };
    expect(checkedAgainst('node')).toContain(installed.version);
  });
});
