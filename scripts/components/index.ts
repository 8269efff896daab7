/** `npm run components`: writes what follows from the folders of `components/`, after one was added or changed. */
import { writeIfChanged } from '../../pipeline/cache/index.ts';
import { endWithSentence } from '../lib/end-with-sentence.mjs';
import { componentFiles } from './component-files.ts';
import { readComponentFolders } from './folders.ts';

await endWithSentence(async () => {
  const files = await componentFiles(await readComponentFolders());
  for (const [file, content] of files) await writeIfChanged(file, content);
  console.log(`Up to date: ${[...files.keys()].join(', ')}.`);
});
