// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { nodeVersionProblem } from './node-version.mjs';
import { root } from './project.mjs';

/**
 * Makes a fresh clone ready: checks Node.js, installs packages, lets this process import TypeScript. What runs before
 * it is plain JavaScript, since nothing is installed yet.
 *
 * @throws a sentence when Node.js is too old, an error when npm fails
 */
export async function prepare() {
  /** @type {{ readonly engines: { readonly node: string } }} */
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const problem = nodeVersionProblem(process.versions.node, engines.node);
  if (problem !== undefined) throw new Error(problem);
  await ensureInstalled(root);
  const { register } = await import('tsx/esm/api');
  register();
}
