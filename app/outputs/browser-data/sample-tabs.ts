import { familyLanguages, implementationLanguages } from '../../../pipeline/code-samples/index.ts';
import { loadProcessors } from '../../../pipeline/content/processors/index.ts';
import type { SampleTabs } from '../../../engines/sample-preferences/index.ts';

/** The tabs whose choice the browser remembers: languages by family, and payment processors. */
export function sampleTabs(): SampleTabs {
  return {
    families: {
      server: familyLanguages('server'),
      web: familyLanguages('web'),
      processor: loadProcessors().map(({ id }) => id),
    },
    implementations: implementationLanguages(),
  };
}
