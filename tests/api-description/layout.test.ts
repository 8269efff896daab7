import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';

const description = await loadApiDescription();

/** The content of each file of a folder of the description, by the name of its resource. */
function resourceFiles<T>(
  folder: string,
): readonly (readonly [resource: string, content: Record<string, T>])[] {
  return fs
    .readdirSync(path.join('content/openapi', folder))
    .map((file) => [
      path.basename(file, '.yaml'),
      parse(fs.readFileSync(path.join('content/openapi', folder, file), 'utf8')) as Record<string, T>,
    ]);
}

test('each operation is in the file of its resource', () => {
  const described = resourceFiles<Record<string, { readonly operationId?: string }>>('paths').flatMap(
    ([resource, paths]) =>
      Object.values(paths).flatMap((pathItem) =>
        Object.values(pathItem).flatMap(({ operationId }) =>
          operationId ? [`${resource} ${operationId}`] : [],
        ),
      ),
  );
  const loaded = [...description.operations.values()].map(({ resource, id }) => `${resource} ${id}`);
  expect(described.sort()).toEqual(loaded.sort());
});

test('each schema has a unique name and is used', () => {
  const names = resourceFiles<object>('schemas').flatMap(([, schemas]) => Object.keys(schemas));
  expect(names.sort()).toEqual([...description.schemas.keys()].sort());
});
