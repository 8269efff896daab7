import path from 'node:path';
import { browserDataFiles, sampleTabs } from '../outputs/browser-data/index.ts';
import { kept, writeIfChanged } from '../sources/index.ts';

/** Where components import their data from, as `@generated/…`. */
export const GENERATED = path.resolve('.cache/generated');

/** Writes the data that components import in the browser; a file that stays the same keeps its time. */
export async function writeGeneratedData(): Promise<void> {
  await writeIfChanged(path.join(GENERATED, 'sample-tabs.json'), JSON.stringify(sampleTabs()));
  const files = await kept('browser-data', async () => Object.fromEntries(await browserDataFiles()));
  for (const [file, content] of Object.entries(files))
    await writeIfChanged(path.join(GENERATED, 'browser-data', file), content);
}
