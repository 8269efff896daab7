/** Runs the tools of languages that are not those of the tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * What a command prints that ends well.
 *
 * @throws Error with what it said when it did not
 */
export async function printed(
  file: string,
  args: readonly string[],
  cwd: string,
  input = '',
): Promise<string> {
  const child = spawn(file, args, { cwd, env: { ...process.env, GOTOOLCHAIN: 'local' } });
  child.stdin.end(input);
  const closed = once(child, 'close');
  const [output, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await closed) as [number | null];
  if (code !== 0) throw new Error(`${path.basename(file)} ended with ${String(code)}. It said:\n${said}`);
  return output;
}
