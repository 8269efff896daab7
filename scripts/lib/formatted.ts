import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from './project.mjs';

/**
 * Content in the layout that `npm run format` gives to a file.
 *
 * @param file its path from the root of the project, which decides the language
 * @throws an `Error` with Oxfmt's message when it can't be parsed
 */
export function formatted(file: string, text: string): string {
  return execFileSync(path.join(root, 'node_modules/.bin/oxfmt'), [`--stdin-filepath=${file}`], {
    cwd: root,
    encoding: 'utf8',
    input: text,
  });
}
