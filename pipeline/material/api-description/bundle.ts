import path from 'node:path';
import { keptResult } from '../../sources/index.ts';
import exampleCode from './example-code.mjs';
import { DESCRIPTION_DIRECTORY, readOnce, SAMPLES_DIRECTORY } from './read-once.ts';

const OWN_CODE = [
  'pipeline/material/api-description/bundle.ts',
  'pipeline/material/api-description/example-code.mjs',
  'pipeline/material/sample-files/index.mjs',
];

/**
 * Joins the files of the API description into one OpenAPI 3.1 document, for a mock server or a download. References to
 * schemas, parameters and responses stay references, now to `components` of the same document. A reference to code in an
 * example is replaced by the code.
 *
 * @param directory folder that holds `openapi.yaml`; `openapi` at the root of the project by default
 * @returns the document as plain JSON data
 * @throws Error that names the file and the place when a file is missing or a reference leads nowhere
 */
export const bundleApiDescription: (directory?: string) => Promise<unknown> = readOnce((directory) =>
  directory === path.resolve(DESCRIPTION_DIRECTORY)
    ? keptResult('api-description', [DESCRIPTION_DIRECTORY, SAMPLES_DIRECTORY, ...OWN_CODE], () =>
        bundleFiles(directory),
      )
    : bundleFiles(directory),
);

async function bundleFiles(directory: string): Promise<unknown> {
  // Loading it takes longer than reading a kept description.
  const { bundle, createConfig } = await import('@redocly/openapi-core');
  const { bundle: document, problems } = await bundle({
    ref: path.join(directory, 'openapi.yaml'),
    config: await createConfig({
      plugins: [exampleCode()],
      preprocessors: { 'example-code/read': 'on' },
    }),
  });
  if (problems.length === 0) return document.parsed;
  const places = problems.map(({ message, location: [place] }) =>
    place ? `${path.relative('', place.source.absoluteRef)} ${place.pointer ?? ''}: ${message}` : message,
  );
  throw new Error(`The API description cannot be bundled. Correct these places:\n${places.join('\n')}`);
}
