/** `npm run components`: writes what follows from the folders of `components/`, after one was added or changed. */
import { writeIfChanged } from '../../pipeline/cache/index.ts';
import { endWithSentence } from '../lib/end-with-sentence.mjs';
import { componentFiles } from './component-files.ts';
import { readComponentFolders } from './folders.ts';

await endWithSentence(async () => {
  const files = componentFiles(await readComponentFolders());
  const written: string[] = [];
  for (const [file, content] of files) if (await writeIfChanged(file, content)) written.push(file);
  console.log(
    written.length === 0 ? 'The registry is up to date.' : `Wrote ${written.join(', ')}. Commit them, too.`,
  );
});
