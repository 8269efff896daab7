/** How a shell keeps a value of a response in a file that no one else can read. */
import { missingSentence } from '../writing/charges.ts';
import { type Doc, indented, lines } from '../writing/layout.ts';
import { printedPart } from '../writing/printed-part.ts';
import { NEW_FILE, type SavedValue } from '../writing/saved-property.ts';
import type { Call } from '../writing/types.ts';
import { READ_ANSWER } from './answer.ts';
import { commandLines, type Command } from './command.ts';
import { jqPath } from './jq.ts';
import { shellQuoted } from './shell.ts';

/** In a shell of its own, new files are the user's alone, and `>` fails for a file that exists. */
const NEW_FILES = 'umask 077; set -C;';

/**
 * A command whose response goes to a file as a whole. `>` creates the file before cURL runs.
 *
 * @returns the command, and the one that prints the harmless part of the file
 */
export function savedResponse(call: Call, { file }: SavedValue, { command, here }: Command): Doc {
  const json = file.replace(/\.\w+$/, '.json');
  const part = printedPart(call);
  const inShell = `(${NEW_FILES} ${command} \\\n  > ${json})`;
  if (part?.kind !== 'value')
    return commandLines({ command: inShell, ...(here === undefined ? {} : { here }) });
  return [
    commandLines({ command: `${inShell} &&`, ...(here === undefined ? {} : { here }) }),
    indented(`jq -r ${jqPath(part.pointer)} ${json}`),
  ];
}

/** The lines before a call whose response has a value to save. They create its file, or end the script. */
export function newFile({ file }: SavedValue): Doc[] {
  return [`# ${NEW_FILE}`, `(${NEW_FILES} : > ${file})`];
}

/** The line that saves a response value in its file. */
export function saved(call: Call, { pointer, file }: SavedValue): Doc {
  const stop = `{ echo ${shellQuoted(missingSentence(call, { pointer }))} >&2; exit 1; }`;
  return lines([`${READ_ANSWER} | jq -er ${jqPath(pointer)} > ${file} || ${stop}`]);
}
