import { languageById, SAMPLE_LANGUAGES } from '../../../pipeline/code-samples/index.ts';
import type { SampleEnvironments } from '../../../engines/markdown/index.ts';

/** What code says in each environment, by what its fence can begin with. The rule is that of `environmentTokensIn`. */
export function sampleEnvironments(): SampleEnvironments {
  return Object.fromEntries(
    SAMPLE_LANGUAGES.map(languageById).flatMap(({ grammar, fences = [], requests }) =>
      requests === undefined ? [] : [grammar, ...fences].map((fence) => [fence, requests.environments]),
    ),
  );
}
