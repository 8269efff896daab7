import path from 'node:path';
import mime from 'mime-types';

/**
 * What nginx has as `types` for the files of a site, as the embedded server sends them.
 *
 * @param addresses of all files
 */
export function mediaTypes(addresses: readonly string[]): string {
  const endings = [...new Set(addresses.map((address) => path.posix.extname(address)))].filter(
    (ending) => ending !== '',
  );
  return endings
    .sort()
    .flatMap((ending) => {
      const type = mime.lookup(ending);
      return type === false ? [] : [`    ${type} ${ending.slice(1)};`];
    })
    .join('\n');
}
