import { registerSourceKind, fingerprint, cached, trackDependency } from '../../../pipeline/cache/index.ts';

/** Content of each file, by its path from the site's root, e.g. `/workflows/charge-card/charge-card.py`. */
export type Downloads = ReadonlyMap<string, string | Uint8Array>;

/** A file as JSON can keep it, with its path, its content, and whether the content is in Base64. */
type KeptFile = readonly [path: string, content: string, isBinary: boolean];

/** The site's URL is in some downloads, and no file has it. */
const SITE_ADDRESS = 'environment:SITE_URL';

registerSourceKind('environment', (name) => fingerprint(process.env[name] ?? ''));

/**
 * Makes downloads, or takes those that were made before from the same sources.
 *
 * @param maker the module of `make`, as `import.meta.url` has it
 * @param name that they are kept under
 */
export async function cachedDownloads(
  maker: string,
  name: string,
  make: () => Downloads | Promise<Downloads>,
): Promise<Downloads> {
  const files = await cached(maker, `downloads/${name}`, async () => {
    trackDependency(SITE_ADDRESS);
    return [...(await make())].map(([path, content]): KeptFile =>
      typeof content === 'string'
        ? [path, content, false]
        : [path, Buffer.from(content).toString('base64'), true],
    );
  });
  return new Map(
    files.map(([path, content, isBinary]) => [path, isBinary ? Buffer.from(content, 'base64') : content]),
  );
}
