import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { sampleCoverage } from '../../pipeline/code-samples/requests/index.ts';

/** How many request samples each language has, and what the tests check them against; a line for each language. */
export async function sampleCoverageLines(): Promise<readonly string[]> {
  const coverage = sampleCoverage(await loadApiDescription());
  return coverage.map(
    ({ language, samples, checkedAgainst }) =>
      `${language.padEnd(8)}${String(samples).padStart(5)} samples  ${checkedAgainst}`,
  );
}
