import type { ApiDescription } from '../api-description/types.ts';
import { sdkMethods } from './sdk-methods.ts';
import { SAMPLE_LANGUAGES, type SampleLanguage } from './types.ts';

export interface LanguageCoverage {
  readonly language: SampleLanguage;
  /** Samples that the description yields: every example of every operation. */
  readonly samples: number;
  /** What the tests under `tests/samples/` check each of them against, as a sentence. */
  readonly checkedAgainst: string;
}

/** What every sample of a language was checked against, as a short sentence for the page below the sample. */
export function checkedAgainst(language: SampleLanguage): string {
  if (language === 'curl') return 'Run against a mock server of the API description.';
  const { package: name, version } = sdkMethods(language);
  if (language === 'node')
    return `Compiled with ${name} ${version} and run against a mock server of the API description.`;
  return `Parsed, and every method and argument compared with ${name} ${version}.`;
}

/** How many samples each language has, and what they were checked against. */
export function sampleCoverage({ operations }: ApiDescription): LanguageCoverage[] {
  const samples = [...operations.values()].reduce(
    (sum, { requestExamples }) => sum + requestExamples.length,
    0,
  );
  return SAMPLE_LANGUAGES.map((language) => ({
    language,
    samples,
    checkedAgainst: checkedAgainst(language),
  }));
}
