// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The project's root folder. Not `import.meta.dirname`, since an old Node.js must come far enough to report its age.
 */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The compiled server. */
export const serverFile = path.join(root, 'dist/server.mjs');

/** The bill of materials of the site and the server. */
export const billFile = path.join(root, 'dist/sbom.cdx.json');
