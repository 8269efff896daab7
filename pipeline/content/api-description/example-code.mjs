/**
 * A plugin of Redocly, for the linter and for the bundle: code in an example is `{ $sample: <id> }`, and turns into the
 * text of that sample's `javascript.js`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findSamples, folderWithId } from '../find-samples.mjs';

/** @typedef {(id: string) => string} ReadCode the code of a reactor or a transform, by the ID of its sample */

/** @type {ReadCode} */
function readFromDisk(id) {
  const entries = readdirSync('content/samples', { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const files = entries.map(({ parentPath, name }) =>
    path.relative('content/samples', path.join(parentPath, name)),
  );
  const folder = folderWithId(findSamples(files.map((file) => file.replaceAll(path.sep, '/'))), id);
  return readFileSync(path.join('content/samples', folder, 'javascript.js'), 'utf8');
}

/**
 * The value with the code of each sample that it refers to.
 *
 * @param {unknown} value of an example
 * @param {ReadCode} readCode
 * @returns {unknown}
 */
function withCode(value, readCode) {
  if (typeof value !== 'object' || value === null) return value;
  if ('$sample' in value && typeof value.$sample === 'string') return readCode(value.$sample);
  if (Array.isArray(value)) return value.map((item) => withCode(item, readCode));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withCode(item, readCode)]));
}

/**
 * The plugin for the bundle.
 *
 * @param {ReadCode} readCode
 * @returns {import('@redocly/openapi-core').Plugin}
 */
export function exampleCode(readCode) {
  return {
    id: 'example-code',
    preprocessors: {
      oas3: {
        read: () => ({
          Example: {
            enter(example, { report, location }) {
              if (!('value' in example)) return;
              try {
                example.value = withCode(example.value, readCode);
              } catch (error) {
                const message = error instanceof Error ? error.message : String(error);
                report({ message, location: location.child('value') });
              }
            },
          },
        }),
      },
    },
  };
}

/** The plugin for the linter, which calls this with an argument of its own. */
export default function exampleCodeFromDisk() {
  return exampleCode(readFromDisk);
}
