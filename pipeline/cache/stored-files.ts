import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The content of a JSON file; undefined when there is none or it is not JSON, as after a process that was cut off. Read
 * immediately: a build asks for hundreds, and waiting for each costs more than the reading.
 */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Writes a file unless it holds the content already. Other processes never see half of it.
 *
 * @returns whether it wrote
 */
export async function writeIfChanged(file: string, content: string): Promise<boolean> {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present === content) return false;
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, file);
  return true;
}
