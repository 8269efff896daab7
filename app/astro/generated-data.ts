import path from 'node:path';
import { browserDataFiles, sampleEnvironments, sampleTabs, toolData } from '../outputs/browser-data/index.ts';
import { cached, writeIfChanged } from '../../pipeline/cache/index.ts';

/** Where components import their data from, as `@generated/…`. */
export const GENERATED = path.resolve('.cache/generated');

/** The files of all components, JSON by path. */
async function componentData(): Promise<ReadonlyMap<string, string>> {
  const files = await cached(import.meta.url, 'browser-data', async () =>
    Object.fromEntries(await browserDataFiles()),
  );
  return new Map(Object.entries(files));
}

/** What the tools know, for scripts that run them outside of a page. */
export async function toolDataFile(): Promise<string> {
  return JSON.stringify(toolData(await componentData()));
}

/** Writes the data that components import in the browser. A file that stays the same keeps its time. */
export async function writeGeneratedData(): Promise<void> {
  await writeIfChanged(path.join(GENERATED, 'sample-tabs.json'), JSON.stringify(sampleTabs()));
  await writeIfChanged(
    path.join(GENERATED, 'sample-environments.json'),
    JSON.stringify(sampleEnvironments()),
  );
  for (const [file, content] of await componentData())
    await writeIfChanged(path.join(GENERATED, 'browser-data', file), content);
}
