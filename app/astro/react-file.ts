import type { Plugin } from 'vite';
import { REACT_FILE } from '../browser/start/react-file.ts';

/**
 * Puts the URL of React's file into the script of every page, which can so have it fetched without running it. The
 * bundler knows names of files last.
 */
export const reactFile: Plugin = {
  name: 'react-file',
  renderChunk(code, _chunk, _options, { chunks }) {
    if (!code.includes(REACT_FILE)) return null;
    const file = Object.values(chunks).find(({ name }) => name === 'react')?.fileName;
    if (file === undefined)
      throw new Error('The browser code has no chunk "react". See app/astro/chunks.ts.');
    return code.replaceAll(REACT_FILE, `/${file}`);
  },
};
