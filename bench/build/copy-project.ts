import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';

function git(directory: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: directory, encoding: 'utf8' });
}

/** Packages as hard links: the copy has its own `node_modules`, as a bundler needs it, and takes no room. */
function linkPackages(root: string, directory: string): void {
  const packages = path.join(directory, 'node_modules');
  execFileSync('cp', ['--archive', '--link', path.join(root, 'node_modules'), packages]);
  rmSync(path.join(packages, '.cache'), { recursive: true, force: true });
}

/**
 * Copies the project as it is in the working tree, with its history.
 *
 * @param root the project; it must be a clone, since the dates of pages come from its history
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
