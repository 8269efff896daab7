import path from 'node:path';
import { fileExists, readText } from '../../sources/index.ts';

/** A line that refers to code, e.g. `code: { $ref: ../samples/extract-card/javascript.js }`. */
const REFERENCE = /^( *)(.*?: )\{ \$ref: (\S+\.js) \}$/gm;

/**
 * The text of a workflow file with the code that it refers to, as blocks of YAML.
 *
 * @param text of the file
 * @param folder that holds the file
 * @throws Error that names a file that does not exist
 */
export function withReferencedCode(text: string, folder: string): string {
  return text.replace(REFERENCE, (_, indent: string, key: string, reference: string) => {
    const file = path.join(folder, reference);
    if (!fileExists(file))
      throw new Error(`There is no file ${reference}. Correct the $ref or add the sample.`);
    const lines = readText(file).trimEnd().split('\n');
    const block = lines.map((line) => (line === '' ? '' : `${indent}  ${line}`));
    return [`${indent}${key}|`, ...block].join('\n');
  });
}
