import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nginxConfig } from '../../deploy/nginx.ts';
import { staticHostFiles } from '../../deploy/static-hosts.ts';
import type { SiteManifest } from '../../engines/serving/index.ts';

/**
 * Writes the configurations of nginx and of static hosts.
 *
 * @param folder `dist/`
 */
export function writeDeployFiles(manifest: SiteManifest, folder: string): void {
  const nginx = nginxConfig(manifest, { root: '/usr/share/nginx/html', listen: '8080' });
  const files = new Map([['nginx.conf', nginx], ...staticHostFiles(manifest)]);
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
