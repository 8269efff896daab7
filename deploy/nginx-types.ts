/** Media types in nginx. Each has a place, and a file is sent from the place that its type has. */
import path from 'node:path';
import mime from 'mime-types';
import type { SiteManifest } from '../engines/serving/index.ts';
import { ruledTypes } from './nginx-headers.ts';
import { nginxMap, pattern, quoted } from './nginx-map.ts';

/** As the embedded server sends it. */
const typeOf = (ending: string): string => mime.contentType(`file${ending}`) || 'application/octet-stream';

interface Types {
  /** Maps `$sent` to `$place`, where files of its type are. */
  readonly map: string;
  /** The places. Requests come in by the rewrite of `nginx-server.conf` alone. */
  readonly locations: string;
}

/** Makes a place for each type that the site has. */
export function nginxTypes({ files, headers }: SiteManifest, root: string): Types {
  const ruled = ruledTypes(headers);
  const endings = [
    ...new Set([...Object.keys(files), '/a.html', '/a.md'].map((address) => path.posix.extname(address))),
  ]
    .filter((ending) => ending !== '')
    .sort();
  const types = [...new Set([...endings.map(typeOf), ...ruled.values(), 'application/octet-stream'])].sort();
  const placeOf = (type: string): string => `/@type-${types.indexOf(type)}`;
  return {
    map: nginxMap(
      '$sent',
      '$place',
      [...ruled].map(([address, type]) => [address, placeOf(type)]),
      [
        `default ${placeOf('application/octet-stream')};`,
        ...endings.map((ending) => pattern(String.raw`\.${ending.slice(1)}$`, placeOf(typeOf(ending)))),
      ],
    ),
    locations: types
      .map((type) =>
        [
          `  location ^~ ${placeOf(type)}/ {`,
          '    internal;',
          `    alias ${quoted(`${root}/`)};`,
          `    default_type ${quoted(type)};`,
          '  }',
        ].join('\n'),
      )
      .join('\n'),
  };
}
