// @ts-check
import { fileURLToPath } from 'node:url';

/** The project's root folder. Not `import.meta.dirname`: an old Node.js must get as far as being told so. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
