import { writeFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { browserDataFiles } from '../outputs/browser-data/index.ts';
import { sampleTabs } from '../outputs/browser-data/sample-tabs.ts';

/** Where components import their data from, as `@generated/…`. */
export const GENERATED = path.resolve('.cache/generated');

async function writeIfChanged(file: string, content: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === content) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Writes the data that components import in the browser; a file that stays the same keeps its time. */
export async function writeGeneratedData(): Promise<void> {
  await writeIfChanged(path.join(GENERATED, 'sample-tabs.json'), JSON.stringify(sampleTabs()));
  for (const [file, content] of await browserDataFiles())
    await writeIfChanged(path.join(GENERATED, 'browser-data', file), content);
}
