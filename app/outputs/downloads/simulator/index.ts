/** The platform simulator as a file to download. */
import { cachedDownloads, type Downloads } from '../downloads.ts';
import { bundleSimulator } from './bundle.ts';

export { DEFAULT_PORT, HOST } from './address.ts';

/** Where the site offers it. */
export const SIMULATOR_FILE = '/platform-double.mjs';

/** The simulator, by its path from the site's root. */
export function simulatorDownloads(): Promise<Downloads> {
  return cachedDownloads(
    import.meta.url,
    'platform-double',
    async () => new Map([[SIMULATOR_FILE, await bundleSimulator()]]),
  );
}
