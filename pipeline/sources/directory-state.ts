import fs from 'node:fs';
import path from 'node:path';

/** Paths and times of the files below a directory, as one text: the same while no file is changed, added or removed. */
export function directoryState(directory: string): string {
  const files = fs.readdirSync(directory, { recursive: true, encoding: 'utf8' });
  return files.map((file) => `${file} ${fs.statSync(path.join(directory, file)).mtimeMs}`).join('\n');
}
