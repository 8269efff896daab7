import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { installDebianPackage } from './debian-package.ts';

/** Whether a file exists and can be run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where commands of these names would be in the folders of `PATH`, best first. */
export function placesOnPath(commands: readonly string[], { PATH = '' }: NodeJS.ProcessEnv): string[] {
  return PATH.split(path.delimiter).flatMap((folder) =>
    commands.map((command) => path.join(folder, command)),
  );
}

/**
 * Ensures that a command can be run: installs the Debian package of its name where that needs no question.
 *
 * @throws a sentence when the command is not there
 */
export async function ensureCommand(command: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const isThere = (): boolean => placesOnPath([command], environment).some(isExecutable);
  if (isThere()) return;
  await installDebianPackage(command);
  if (!isThere()) throw new Error(`There is no command ${command}. Install it and run the command again.`);
}
