import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { stringify } from 'yaml';

/**
 * Writes a description of one path, `/things/{id}`, with a file of its own, and removes it after the test.
 *
 * @returns the directory of the description
 */
export function describePath(pathItem: object, components: object = {}): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'api-description-'));
  onTestFinished(() => {
    fs.rmSync(directory, { recursive: true });
  });
  const document = {
    openapi: '3.1.1',
    info: { title: 'Things', version: '1' },
    servers: [{ url: 'https://test.example.com' }, { url: 'https://example.com' }],
    paths: { '/things/{id}': { $ref: 'paths/things.yaml#/~1things~1{id}' } },
    components,
  };
  fs.writeFileSync(path.join(directory, 'openapi.yaml'), stringify(document));
  fs.mkdirSync(path.join(directory, 'paths'));
  writePath(directory, pathItem);
  return directory;
}

/** Writes the path of a description again. */
export function writePath(directory: string, pathItem: object): void {
  fs.writeFileSync(path.join(directory, 'paths/things.yaml'), stringify({ '/things/{id}': pathItem }));
}

export const id = { name: 'id', in: 'path', required: true, description: 'Id.', schema: { type: 'string' } };
export const page = { name: 'page', in: 'query', description: 'Page.', schema: { type: 'integer' } };

/** An operation without a body. */
export const get = {
  operationId: 'things.get',
  tags: ['things'],
  summary: 'Get',
  description: 'Gets.',
  'x-examples': { basic: { summary: 'One', parameters: { id: 'a1' } } },
  responses: { 204: { description: 'Gone.' } },
};

/** An operation with a body. */
export const put = {
  ...get,
  operationId: 'things.update',
  'x-examples': undefined,
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: { type: 'object' },
        examples: { empty: { summary: 'Nothing', value: {} } },
      },
    },
  },
};
