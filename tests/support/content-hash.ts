import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

function filesOf(target: string): string[] {
  if (!statSync(target).isDirectory()) return [target];
  return readdirSync(target, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap(({ name }) => filesOf(path.join(target, name)))
    .sort();
}

/**
 * A hash of texts and of the names and contents of files, the same on every machine.
 *
 * @param root folder that the targets are named from
 * @param targets files and folders; folders count with all that is in them, packages aside
 * @throws when one does not exist
 */
export function contentHash(root: string, targets: readonly string[], texts: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (part: Buffer | string): void => {
    // With its length before it, so that no two lists of parts look alike.
    hash.update(`${String(part.length)}:`).update(part);
  };
  for (const text of texts) add(text);
  for (const file of targets.flatMap((target) => filesOf(path.join(root, target)))) {
    add(path.relative(root, file).replaceAll(path.sep, '/'));
    add(readFileSync(file));
  }
  return hash.digest('hex');
}
