/**
 * `npm run release`. Gets the site in `build/` ready to replace the one that readers have now. Run it after
 * `npm run build`. It adds the files that pages of earlier releases still load, and lists them in the manifest and for nginx.
 *
 *   npm run release -- --from /srv/docs                    the folder that is served now
 *   npm run release -- --from https://docs.example.com     or its URL
 *   npm run release -- --from /srv/docs --keep 3           with the files of two earlier releases. Otherwise of four
 *
 * Exit code 1 when a file of an earlier release can't be read: `build/` then isn't ready.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { finishSite } from './lib/build-site.ts';
import { endWithSentence } from './lib/end-with-sentence.mjs';
import { root } from './lib/project.mjs';
import { KEPT_RELEASES, keepReleases } from './lib/releases.ts';

await endWithSentence(async () => {
  const { from, keep } = parseArgs({
    options: { from: { type: 'string' }, keep: { type: 'string', default: String(KEPT_RELEASES) } },
  }).values;
  if (from === undefined)
    throw new Error(
      'Give --from the folder or the URL that readers are served from now, such as --from /srv/docs.',
    );
  if (!(Number(keep) >= 1)) throw new Error(`--keep is ${keep}. Give it a number of releases, such as 5.`);
  const directory = path.join(root, 'build');
  const { releases, files } = await keepReleases(directory, from, Number(keep));
  await finishSite(directory);
  console.log(
    `build/ also has ${String(files)} files that ${releases === 1 ? 'the release before needs' : `${String(releases)} earlier releases need`}.`,
  );
});
