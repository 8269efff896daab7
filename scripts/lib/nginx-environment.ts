import { existsSync } from 'node:fs';
import path from 'node:path';
import { isExecutable, placesOnPath } from './find-command.ts';
import { makeFolderOnce } from './make-folder-once.ts';
import { root } from './project.mjs';
import { runCommand } from './run-command.mjs';

/** Where nginx is, or why there is none. */
export type NginxEnvironment =
  | { readonly command: string; readonly missing?: undefined }
  | { readonly command?: undefined; readonly missing: string };

const UNPACKED = path.join(root, '.cache/nginx');

/**
 * Finds nginx. On Debian, its package is unpacked below `.cache/` if it isn't installed, since installing it would start it.
 *
 * @returns a sentence instead where there is none
 */
export async function ensureNginx(environment: NodeJS.ProcessEnv): Promise<NginxEnvironment> {
  const places = [...placesOnPath(['nginx'], environment), '/usr/sbin/nginx'];
  const unpacked = path.join(UNPACKED, 'usr/sbin/nginx');
  const found = [...places, unpacked].find(isExecutable);
  if (found !== undefined) return { command: found };
  if (!existsSync('/etc/debian_version'))
    return { missing: 'There is no nginx. Install it and run the command again.' };
  const failed = await makeFolderOnce(UNPACKED, async (folder) => {
    await runCommand('apt-get', ['download', 'nginx'], folder);
    await runCommand('sh', ['-c', 'dpkg -x nginx_*.deb .'], folder);
  });
  return failed === undefined
    ? { command: unpacked }
    : { missing: `nginx can't be downloaded: ${String(failed.error)}` };
}
