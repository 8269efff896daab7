/** The API description as one document. */
import path from 'node:path';
import { filesBelow, cached, readText, memoized } from '../../cache/index.ts';
import { platformCode } from '../sample-files/index.ts';
import { exampleCode } from './example-code.mjs';
import { DESCRIPTION_DIRECTORY } from './places.ts';

const readBundle = memoized((directory) =>
  directory === path.resolve(DESCRIPTION_DIRECTORY)
    ? cached(import.meta.url, 'api-description', () => bundleFiles(directory))
    : bundleFiles(directory),
);

/**
 * Joins the files of the API description into one OpenAPI 3.1 document, for a mock server or a download. References to
 * schemas, parameters and responses stay references, now to `components` of the same document. A reference to code in
 * an example is replaced by the code.
 *
 * @param directory folder that holds `openapi.yaml`; `openapi` at the root of the project by default
 * @returns the document as plain JSON data
 * @throws Error that gives the file and the place when a file is missing or a reference leads nowhere
 */
export function bundleApiDescription(directory: string = DESCRIPTION_DIRECTORY): Promise<unknown> {
  return readBundle(directory);
}

/** Redocly reads the files itself, so they are noted here. */
function noteFiles(directory: string): void {
  for (const file of filesBelow(directory)) readText(path.join(directory, file));
}

async function bundleFiles(directory: string): Promise<unknown> {
  noteFiles(directory);
  // Loading it takes longer than reading a kept description.
  const { bundle, createConfig } = await import('@redocly/openapi-core');
  const { bundle: document, problems } = await bundle({
    ref: path.join(directory, 'openapi.yaml'),
    config: await createConfig({
      plugins: [exampleCode(platformCode)],
      preprocessors: { 'example-code/read': 'on' },
    }),
  });
  if (problems.length === 0) return document.parsed;
  const places = problems.map(({ message, location: [place] }) =>
    place ? `${path.relative('', place.source.absoluteRef)} ${place.pointer ?? ''}: ${message}` : message,
  );
  throw new Error(`The API description cannot be bundled. Correct these places:\n${places.join('\n')}`);
}
