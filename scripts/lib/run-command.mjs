// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a command in the project's terminal: what it prints is shown as it comes.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [env] the environment of the command, if it isn't this one's
 * @throws when it cannot be started or ends with another exit code than 0
 */
export async function runCommand(command, args, cwd, env = process.env) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0)
    throw new Error(
      `"${[command, ...args].join(' ')}" ended with ${signal ?? `exit code ${code}`}. What it printed above says why.`,
    );
}
