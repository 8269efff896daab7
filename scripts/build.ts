/** `npm run build`: builds the site into `build/` and the server into `dist/`. Exit code 1 when that fails. */
import { buildAll } from './lib/build-site.ts';
import { endWithSentence } from './lib/end-with-sentence.mjs';

await endWithSentence(buildAll);
