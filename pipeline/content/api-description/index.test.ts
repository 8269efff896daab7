import { describe, expect, test } from 'vitest';
import {
  describePath,
  get,
  id,
  page,
  put,
  writePath,
} from '../../../tests/support/api-description-fixture.ts';
import { loadApiDescription } from './index.ts';

describe('loadApiDescription', () => {
  test('reads an operation without a body', async () => {
    const description = await loadApiDescription(
      describePath({ parameters: [page, id], get: { ...get, 'x-permissions': ['thing:read'] } }),
    );
    expect(description.servers).toEqual({
      test: 'https://test.example.com',
      production: 'https://example.com',
    });
    expect(description.operations.get('things.get')).toMatchObject({
      resource: 'things',
      method: 'GET',
      path: '/things/{id}',
      permissions: ['thing:read'],
      applicationTypes: [],
      idempotent: false,
      parameters: [
        { name: 'id', required: true },
        { name: 'page', required: false },
      ],
      requestBody: undefined,
      requestExamples: [{ name: 'basic', summary: 'One', parameters: { id: 'a1' }, status: 204 }],
      responses: [{ status: 204, description: 'Gone.', examples: [] }],
    });
  });

  test('reads bodies and their examples, and keeps references to schemas', async () => {
    const schema = { $ref: '#/components/schemas/Thing' };
    const thing = { summary: 'A thing', value: { name: 'a' } };
    const json = (examples: object): object => ({ 'application/json': { schema, examples } });
    const operation = {
      ...put,
      parameters: [{ $ref: '../openapi.yaml#/components/parameters/Key' }],
      requestBody: {
        content: json({
          rename: { ...thing, 'x-parameters': { id: 'a1' }, 'x-status': 200 },
          again: { ...thing, 'x-parameters': { id: 'a2' } },
        }),
      },
      responses: {
        404: { description: 'Unknown.' },
        200: {
          description: 'The thing.',
          content: json({ thing, made_up: { ...thing, 'x-illustrative': true } }),
        },
      },
    };
    const components = {
      schemas: { Thing: { type: 'object', properties: { name: { type: 'string' } } } },
      parameters: {
        Key: { name: 'BT-IDEMPOTENCY-KEY', in: 'header', description: 'Key.', schema: { type: 'string' } },
      },
    };
    const refs = JSON.parse(
      JSON.stringify(operation).replaceAll('"#/components', '"../openapi.yaml#/components'),
    ) as object;
    const description = await loadApiDescription(describePath({ parameters: [id], put: refs }, components));
    expect(description.schemas.get('Thing')).toEqual(components.schemas.Thing);
    expect(description.operations.get('things.update')).toMatchObject({
      idempotent: true,
      requestBody: { contentType: 'application/json', required: false, schema },
      requestExamples: [
        { name: 'rename', parameters: { id: 'a1' }, body: { name: 'a' }, status: 200 },
        { name: 'again', parameters: { id: 'a2' }, body: { name: 'a' }, status: 200 },
      ],
      responses: [
        {
          status: 200,
          contentType: 'application/json',
          schema,
          examples: [
            { name: 'thing', ...thing, illustrative: false },
            { name: 'made_up', ...thing, illustrative: true },
          ],
        },
        { status: 404, examples: [] },
      ],
    });
  });

  test('reads a directory once', async () => {
    const directory = describePath({ parameters: [id], get });
    expect(await loadApiDescription(directory)).toBe(await loadApiDescription(directory));
  });

  test('reads a directory again when a file has changed', async () => {
    const directory = describePath({ parameters: [id], get: { ...get, 'x-examples': {} } });
    await expect(loadApiDescription(directory)).rejects.toThrow('there is no request example');
    writePath(directory, { parameters: [id], get });
    expect((await loadApiDescription(directory)).operations.size).toBe(1);
  });
});
