import { described } from '../writing/checks.ts';
import { lines, type Doc } from '../writing/layout.ts';
import type { Call } from '../writing/types.ts';
import type { LanguageWriter } from '../writing/writer.ts';
import { shellVariable } from './shell.ts';
import { curlWriter, plainCommand } from './writer.ts';

/**
 * Writes steps as a reader types them: one command each. What carries values from call to call and stops at an error is
 * in the script that they download.
 */
export const plainCurlWriter: LanguageWriter = {
  ...curlWriter,
  setUp: () => [],
  note: (name, origin) => `${shellVariable(name)}="<${shellVariable(name)}>" # ${origin}`,
  statements: (call) => [lines([...advice(call), plainCommand(call)])],
  wrap: (statements) => [...statements],
};

/** What the script does by itself. */
function advice({ retry, branch }: Call): Doc[] {
  const repeated =
    retry === undefined
      ? []
      : [
          `# While ${described(retry.when)}, repeat this call every ${String(retry.after)} seconds, up to ${String(retry.limit)} times.`,
        ];
  const continued =
    branch === undefined ? [] : [`# If ${described(branch.when)}: Continue with "${branch.title}".`];
  return [...repeated, ...continued];
}
