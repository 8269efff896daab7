import { familyLanguages, implementationLanguages } from '../../languages/index.ts';
import { loadProcessors } from '../../material/processors/index.ts';
import type { SampleTabs } from '../../../src/lib/sample-preferences/constants.ts';

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
