import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Collection } from 'postman-collection';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadApiDescription, type ApiDescription } from '../api-description/index.ts';
import { createDownloads, type Downloads } from './index.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

let downloads: Downloads;
let description: ApiDescription;

beforeAll(async () => {
  [downloads, description] = await Promise.all([createDownloads(), loadApiDescription()]);
}, 30_000);

function content(name: string): string {
  return downloads[name as keyof Downloads] ?? '';
}

describe.each(['openapi.json', 'openapi.yaml'])('%s', (name) => {
  it('is valid OpenAPI 3.1 on its own', async () => {
    const config = await createConfig({ extends: ['spec'] });
    const problems = await lintFromString({ source: content(name), absoluteRef: name, config });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer ?? ''}: ${message}`)).toEqual([]);
    expect(parse(content(name))).toHaveProperty('openapi', expect.stringMatching(/^3\.1\./));
  });

  it('has every operation', () => {
    const { paths } = parse(content(name)) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const ids = Object.values(paths).flatMap((pathItem) =>
      METHODS.flatMap((method) => pathItem[method]?.operationId ?? []),
    );
    expect(ids).toHaveLength(144);
    expect(ids).toEqual([...description.operations.keys()]);
  });
});

describe('openapi.yaml', () => {
  it('says the same as openapi.json', () => {
    expect(parse(content('openapi.yaml'))).toEqual(JSON.parse(content('openapi.json')));
  });
});

describe('postman-collection.json', () => {
  const read = (): Collection => new Collection(JSON.parse(content('postman-collection.json')) as object);

  it('has a request for every operation, in a folder for its tag', () => {
    const requests: string[] = [];
    read().forEachItem((item) => {
      const folder = item.parent() as { readonly name?: string } | undefined;
      requests.push(
        `${folder?.name ?? ''}: ${item.request.method} ${item.request.url.getPath({ unresolved: true })}`,
      );
    });
    const expected = [...description.operations.values()].map(
      ({ resource, method, path }) => `${resource}: ${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(requests.sort()).toEqual(expected.sort());
  });

  it('asks the test host and leaves the key to the reader', () => {
    const collection = read();
    expect(collection.variables.toObject()).toEqual({ baseUrl: description.servers.test, apiKey: '' });
    expect(collection.auth?.parameters().toObject()).toMatchObject({
      key: 'BT-API-KEY',
      value: '{{apiKey}}',
      in: 'header',
    });
  });

  it('is the same on every run', async () => {
    const again = await createDownloads();
    expect(again['postman-collection.json'] === content('postman-collection.json')).toBe(true);
  });
});
