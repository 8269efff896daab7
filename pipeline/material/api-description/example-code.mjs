/**
 * A plugin of Redocly, for the linter and for the bundle: code in an example is `{ $ref: ../../samples/<id>/javascript.js }`,
 * and turns into the text of that file. Redocly itself follows no references inside the value of an example.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const CODE_FILE = /\.js$/;

/**
 * The value with the text of each file that it refers to.
 *
 * @param {unknown} value of an example
 * @param {string} file that holds the example
 * @param {ReadText} readText
 * @returns {unknown}
 */
function withCode(value, file, readText) {
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && typeof value.$ref === 'string' && CODE_FILE.test(value.$ref))
    return readText(path.resolve(path.dirname(file), value.$ref));
  if (Array.isArray(value)) return value.map((item) => withCode(item, file, readText));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withCode(item, file, readText)]),
  );
}

/** @typedef {(file: string) => string} ReadText reads a file at an absolute path */

/**
 * @param {ReadText} [readText] how files are read; the linter of Redocly gives none
 * @returns {import('@redocly/openapi-core').Plugin}
 */
export default function exampleCode(readText = (file) => readFileSync(file, 'utf8')) {
  return {
    id: 'example-code',
    preprocessors: {
      oas3: {
        read: () => ({
          Example: {
            enter(example, { location }) {
              if ('value' in example)
                example.value = withCode(example.value, location.source.absoluteRef, readText);
            },
          },
        }),
      },
    },
  };
}
