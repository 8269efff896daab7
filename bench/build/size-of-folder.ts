import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Counts the files of a folder and of those below it, and adds up their bytes. */
export function sizeOfFolder(directory: string): { readonly files: number; readonly bytes: number } {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const sizes = files.map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
