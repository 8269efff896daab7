import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A folder and all folders below it, sorted. */
export function foldersFrom(folder: string): readonly string[] {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return [folder, ...below].sort();
}

/** The files directly in a folder, from the root of the project, sorted; a README isn't material. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map(({ name }) => path.join(folder, name))
    .sort();
}

const WITH_LINE: Readonly<Record<string, string>> = {
  '.mdx': '\nA sentence that was not there before.\n',
  '.html': '<!-- changed -->\n',
  '.py': '# changed\n',
  '.sh': '# changed\n',
  '.tf': '# changed\n',
};

/** A word of prose: the last before the end of a sentence, or one between words. */
const WORD_OF_PROSE = / [a-z]{3,}(?= [a-z]|\.['"]?$)/;
const LAST_WORD = /\w+(?=\W{0,4}$)/;
const FIRST_STRING = /(?<=: ")[\w.]+(?=")/;

/** Strings with one line of values changed, the last line first: rows of a table are at its end. */
function* withOtherValues(text: string, places: readonly RegExp[]): Generator<string> {
  const lines = text.split('\n');
  for (const word of places)
    for (const [index, line] of [...lines.entries()].reverse()) {
      const changed = line.replace(word, '$&x');
      if (changed === line || /^\s*#|:\s*[|>]?-?$/.test(line)) continue;
      yield lines.with(index, changed).join('\n');
    }
}

/**
 * What a writer could make of a file: of a table, one with another value, in many ways, since some are mistakes and
 * others show nowhere; of a page, one with a further sentence; of code, one with a further comment.
 */
export function* changedTexts(file: string, text: string): Generator<string> {
  const extension = path.extname(file);
  if (extension === '.yaml') yield* withOtherValues(text, [WORD_OF_PROSE, LAST_WORD]);
  else if (extension === '.json') yield* withOtherValues(text, [FIRST_STRING, LAST_WORD]);
  else yield text + (WITH_LINE[extension] ?? '// changed\n');
}
