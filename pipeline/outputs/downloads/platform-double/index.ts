/** The double of the platform as a file to download. */
import { downloadsPlugin } from '../../../framework/downloads/index.ts';
import { bundleDouble } from './bundle.ts';

/** Where the site offers it. */
export const DOUBLE_FILE = '/platform-double.mjs';

/** Docusaurus plugin that writes the double next to the pages. */
export const platformDouble = downloadsPlugin(
  'platform-double',
  ['src/lib/{platform-double,expressions}/**/*.ts', 'pipeline/outputs/downloads/platform-double/*.ts'],
  async () => new Map([[DOUBLE_FILE, await bundleDouble()]]),
);
