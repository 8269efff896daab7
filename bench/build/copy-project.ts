import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

function git(directory: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: directory, encoding: 'utf8' });
}

/** Every package is linked one by one, so that `node_modules/.cache` is the copy's. */
function linkPackages(root: string, directory: string): void {
  const packages = path.join(directory, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name));
  }
}

/**
 * Copies the project as it is in the working tree, with its history.
 *
 * @param root the project; it has to be a clone, since the dates of pages come from its history
 * @param directory where the copy goes; what is there is removed
 */
export function copyProject(root: string, directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  git(root, 'clone', '--quiet', '--shared', root, directory);
  for (const file of git(directory, 'ls-files').split('\n').filter(Boolean))
    if (!existsSync(path.join(root, file))) rmSync(path.join(directory, file));
  const sources = git(root, 'ls-files', '--cached', '--others', '--exclude-standard').split('\n');
  for (const file of sources)
    if (file !== '' && existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(directory, file));
  linkPackages(root, directory);
}
