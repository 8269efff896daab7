/** The platform double as a file to download. */
import { keptDownloads, type Downloads } from '../downloads.ts';
import { bundleDouble } from './bundle.ts';

export { DEFAULT_PORT, HOST } from './address.ts';

/** Where the site offers it. */
export const DOUBLE_FILE = '/platform-double.mjs';

/** The double, by its path from the site's root. */
export function doubleDownloads(): Promise<Downloads> {
  return keptDownloads(
    import.meta.url,
    'platform-double',
    async () => new Map([[DOUBLE_FILE, await bundleDouble()]]),
  );
}
