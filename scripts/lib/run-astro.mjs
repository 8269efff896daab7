// @ts-check
import path from 'node:path';
import { astroNode } from './astro-node.mjs';
import { root } from './project.mjs';
import { runCommand } from './run-command.mjs';

/**
 * For the development server: Node.js runs it anew when code that it has imported itself changes, such as the
 * pipeline's, and says so. What Vite serves, such as views and style sheets, reaches the browser without that.
 */
export const RESTARTED_ON_EDITS = ['--watch', '--watch-preserve-output'];

/**
 * Runs a command of Astro in the project's root, on a Node.js that it supports, with the code of the pipeline as it is
 * (TypeScript, by tsx). It sends nothing anywhere.
 *
 * @param {'build' | 'dev'} command
 * @param {readonly string[]} nodeOptions
 * @param {readonly string[]} args of the command
 * @throws when the command fails
 */
export async function runAstro(command, nodeOptions = [], args = []) {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  const astro = path.join(root, 'node_modules/astro/bin/astro.mjs');
  await runCommand(await astroNode(), [...nodeOptions, '--import', 'tsx', astro, command, ...args], root);
}
