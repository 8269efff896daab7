import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { readOnce } from './read-once.ts';

/**
 * Joins the files of the API description into one OpenAPI 3.1 document, for a mock server or a download. References to
 * schemas, parameters and responses stay references, now to `components` of the same document.
 *
 * @param directory folder that holds `openapi.yaml`; `openapi` at the root of the project by default
 * @returns the document as plain JSON data
 * @throws Error that names the file and the place when a file is missing or a reference leads nowhere
 */
export const bundleApiDescription: (directory?: string) => Promise<unknown> = readOnce(async (directory) => {
  const { bundle: document, problems } = await bundle({
    ref: path.join(directory, 'openapi.yaml'),
    config: await createConfig({}),
  });
  if (problems.length === 0) return document.parsed;
  const places = problems.map(({ message, location: [place] }) =>
    place ? `${path.relative('', place.source.absoluteRef)} ${place.pointer ?? ''}: ${message}` : message,
  );
  throw new Error(`The API description cannot be bundled. Correct these places:\n${places.join('\n')}`);
});
