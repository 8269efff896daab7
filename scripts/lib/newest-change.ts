import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * When anything below a path last changed: the newest modification time of its files and folders. A folder's own time
 * changes when a file in it is removed or renamed.
 *
 * @param target a file or folder
 * @returns milliseconds since 1970
 * @throws when the path does not exist
 */
export function newestChange(target: string): number {
  const stats = statSync(target);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(target).map((name) => newestChange(path.join(target, name))));
}
