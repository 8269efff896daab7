import { existsSync } from 'node:fs';
import { runCommand } from './run-command.mjs';

/** Installs a package where that needs no question: as root on Debian, as in a container. Elsewhere it does nothing. */
export async function installDebianPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing ${name} (apt-get) …`);
  await runCommand('apt-get', ['update'], '/');
  await runCommand('apt-get', ['install', '--yes', '--no-install-recommends', name], '/');
}
