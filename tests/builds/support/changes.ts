import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

function childrenOf(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name))
    .sort();
}

/** A folder and those below it, this many levels down. */
export function folders(folder: string, levels: number): readonly string[] {
  if (levels === 0) return [folder];
  return [folder, ...childrenOf(folder).flatMap((child) => folders(child, levels - 1))];
}

/** All files below a folder, from the root of the project, sorted. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative('', entry.parentPath), entry.name))
    .sort();
}

/**
 * The first file that a folder holds, or else that is below it.
 *
 * @param matches the files that count; text that isn't a README by default
 */
export function fileOf(folder: string, matches = /(?<!README)\.(?!md$|png$)\w+$/): string | undefined {
  const files = filesBelow(folder).filter((file) => matches.test(file));
  return files.find((file) => path.dirname(file) === path.normalize(folder)) ?? files[0];
}

const ADDED: Readonly<Record<string, string>> = {
  '.mdx': '\n\nA sentence that was not there before.\n',
  '.yaml': '\nchanged: true\n',
};

/**
 * Changes a file at its end: a page gets a sentence, YAML a key, and code or a template a line.
 *
 * @returns what takes the change back
 */
export function change(file: string): () => void {
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before + (ADDED[path.extname(file)] ?? '\n// changed\n'));
  return () => {
    writeFileSync(file, before);
  };
}
