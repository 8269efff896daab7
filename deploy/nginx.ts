/**
 * The nginx configuration for a built site. It returns the same responses as the embedded server and is made from the
 * same manifest. Only what the manifest lists is sent.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteManifest } from '../engines/serving/index.ts';
import { choiceMaps } from './nginx-choice.ts';
import { codingMaps } from './nginx-codings.ts';
import { headerLines, headerMaps } from './nginx-headers.ts';
import { TARGET_MAPS } from './nginx-target.ts';
import { nginxTypes } from './nginx-types.ts';

/** Where nginx finds the site, and where it listens. */
export interface NginxPlace {
  /** The build output, as nginx sees it. */
  readonly root: string;
  /** E.g. `8080`, or `127.0.0.1:8080`. */
  readonly listen: string;
}

/** What doesn't depend on the site. */
const SERVER = path.join(import.meta.dirname, 'nginx-server.conf');

/**
 * Writes the configuration, for nginx to include inside of `http`.
 *
 * @param manifest of the built site
 */
export function nginxConfig(manifest: SiteManifest, { root, listen }: NginxPlace): string {
  const types = nginxTypes(manifest, root);
  const maps = [
    ...TARGET_MAPS,
    ...choiceMaps(manifest),
    ...codingMaps(manifest),
    types.map,
    ...headerMaps(manifest.headers),
  ];
  const parts: Readonly<Record<string, string>> = {
    MAPS: maps.join('\n'),
    LISTEN: listen,
    LOCATIONS: types.locations,
    HEADERS: headerLines(manifest.headers),
  };
  return readFileSync(SERVER, 'utf8').replaceAll(/@([A-Z]+)@/g, (_, name: string) => parts[name] ?? '');
}
