import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** What a shell reports about a script that it reads without running it; nothing when the script is valid. */
export async function shellErrors(script: string): Promise<string[]> {
  const shell = spawn('bash', ['-n']);
  shell.stdin.end(script);
  const [said, [status]] = await Promise.all([text(shell.stderr), once(shell, 'close') as Promise<[number]>]);
  return status === 0 ? [] : [said.trim()];
}
