import { describe, expect, test } from 'vitest';
import { describePath, get, id, page, put } from '../../../tests/support/api-description-fixture.ts';
import { bundleApiDescription, loadApiDescription } from './index.ts';

describe('loadApiDescription rejects', () => {
  const place = 'content/openapi/paths/things.yaml, operation things.get';
  const example = (parameters: object): object => ({
    ...get,
    'x-examples': { basic: { summary: 'One', parameters } },
  });

  test.each([
    [
      'an operation without an example',
      { get: { ...get, 'x-examples': {} } },
      `${place}: there is no request example. Add one under \`x-examples\`.`,
    ],
    [
      'an unknown parameter',
      { get: example({ id: 'a', size: 2 }) },
      `${place}, request example "basic": the operation has no parameter "size". Use one of id.`,
    ],
    [
      'a missing parameter',
      { get: example({}) },
      `${place}, request example "basic": the required parameter "id" is missing. Add a value for it.`,
    ],
    [
      'an operation without a success',
      { get: { ...get, responses: { 404: { description: 'Unknown.' } } } },
      `${place}: there is no success response.`,
    ],
    [
      'two parameters of one name',
      { get: { ...get, parameters: [{ ...page, name: 'id' }] } },
      `${place}: two parameters have the name "id".`,
    ],
    [
      'a schema that combines others',
      { get: { ...get, parameters: [{ ...page, schema: { items: { oneOf: [{ type: 'string' }] } } }] } },
      'oneOf combines schemas, which pages and samples cannot show. Write one object with the fields of all.',
    ],
    [
      'a keyword of a schema that pages do not show',
      { get: { ...get, parameters: [{ ...page, schema: { items: { multipleOf: 5 } } }] } },
      'No page shows the keyword "multipleOf". Say it in the description of the field, or add it',
    ],
    [
      'a keyword that pages do not show in a body',
      {
        put: {
          ...put,
          requestBody: {
            content: {
              'application/json': {
                schema: { properties: { a: { uniqueItems: true } } },
                examples: { empty: { summary: 'Nothing', value: {} } },
              },
            },
          },
        },
      },
      'schema.properties.a.uniqueItems',
    ],
    ['a field of an operation that pages do not show', { get: { ...get, deprecated: true } }, '"deprecated"'],
    [
      'a field of a parameter that pages do not show',
      { get: { ...get, parameters: [{ ...page, deprecated: true }] } },
      'Unrecognized key: "deprecated"',
    ],
    [
      'a duplicate ID',
      { get, delete: get },
      'DELETE /things/{id}: the operationId "things.get" is already that of GET /things/{id}.',
    ],
    [
      'x-examples beside a body',
      { put: { ...put, 'x-examples': get['x-examples'] } },
      'operation things.update: the operation takes a body. Move `x-examples`',
    ],
    [
      'a body without an example',
      { put: { ...put, requestBody: { content: { 'application/json': { schema: {}, examples: {} } } } } },
      'Add one under `examples` of the request body.',
    ],
    [
      'a kind of application that does not exist',
      { get: { ...get, 'x-application-types': ['secret'] } },
      'x-application-types',
    ],
    ['an operation without a description', { get: { ...get, description: undefined } }, 'description'],
  ])('%s', async (_, operations, message) => {
    await expect(loadApiDescription(describePath({ parameters: [id], ...operations }))).rejects.toThrow(
      message,
    );
  });

  test('a status that is not documented', async () => {
    const content = {
      'application/json': { schema: {}, examples: { one: { summary: 'One', value: 1, 'x-status': 201 } } },
    };
    const directory = describePath({ put: { ...put, requestBody: { content } } });
    await expect(loadApiDescription(directory)).rejects.toThrow(
      'request example "one": the operation has no response 201. Correct `x-status`.',
    );
  });

  test('an example with the code of a sample that does not exist', async () => {
    const value = { code: { $sample: 'transform-ad-key' } };
    const content = { 'application/json': { schema: {}, examples: { one: { summary: 'One', value } } } };
    const directory = describePath({ put: { ...put, requestBody: { content } } });
    await expect(bundleApiDescription(directory)).rejects.toThrow(
      /paths\/things\.yaml #\/.*\/examples\/one\/value: There is no sample "transform-ad-key"\. Did you mean "transform-add-key"\?/,
    );
  });

  test('a reference that leads nowhere', async () => {
    const directory = describePath({ parameters: [{ $ref: '../parameters.yaml#/Missing' }], get });
    await expect(bundleApiDescription(directory)).rejects.toThrow(
      /paths\/things\.yaml #\/~1things~1\{id\}\/parameters\/0/,
    );
  });
});
