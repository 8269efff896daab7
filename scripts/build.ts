/** `npm run build`: builds the site into `build/` and compresses its files. Exit code 1 when that fails. */
import { buildSite } from './lib/build-site.ts';
import { endWithSentence } from './lib/end-with-sentence.mjs';

await endWithSentence(buildSite);
