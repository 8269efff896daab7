// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command.mjs';

/**
 * @typedef {{ readonly packages: Readonly<Record<string, { readonly version?: string, readonly optional?: boolean }>>
 * }} Lockfile
 */

/**
 * Whether the installed packages differ from those of package-lock.json. npm records what it installed in
 * `node_modules/.package-lock.json`, last: after an install that was cut off the file is missing. Times are not
 * compared, since npm writes both files at the same time and a checkout gives every file a new time.
 *
 * @param {string} root
 */
export function needsInstall(root) {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return true;
  const installed = readLockfile(record).packages;
  return Object.entries(readLockfile(path.join(root, 'package-lock.json')).packages).some(
    // npm leaves optional packages out when they are for another system.
    ([folder, { version, optional }]) =>
      folder !== '' && optional !== true && installed[folder]?.version !== version,
  );
}

/**
 * Installs the packages of package-lock.json if others are installed or none.
 *
 * @param {string} root
 * @throws when npm fails
 */
export async function ensureInstalled(root) {
  if (!needsInstall(root)) return;
  console.log('Installing packages (npm ci) …');
  // Dev dependencies build and test the site, also where NODE_ENV is "production".
  await runCommand('npm', ['ci', '--include=dev'], root);
}

/**
 * @param {string} file
 * @returns {Lockfile}
 */
function readLockfile(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
