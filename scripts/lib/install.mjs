// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { astroNode } from './astro-node.mjs';
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
 * Installs the packages of package-lock.json if others are installed or none. npm runs on the Node.js that the packages
 * will run on, or it warns of each that's too new for the machine's.
 *
 * @param {string} root
 * @throws when npm fails
 */
export async function ensureInstalled(root) {
  if (!needsInstall(root)) return;
  const folder = path.dirname(await astroNode());
  console.log('Installing packages (npm ci) …');
  // Dev dependencies build and test the site, also where NODE_ENV is "production".
  const env = { ...process.env, PATH: [folder, process.env.PATH].join(path.delimiter) };
  await runCommand('npm', ['ci', '--include=dev'], root, env);
}

/**
 * @param {string} file
 * @returns {Lockfile}
 */
function readLockfile(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
