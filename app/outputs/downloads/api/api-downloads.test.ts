import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Collection } from 'postman-collection';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  loadApiDescription,
  type ApiDescription,
} from '../../../../pipeline/content/api-description/index.ts';
import { createDownloads, type ApiFiles } from './index.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

let downloads: ApiFiles;
let description: ApiDescription;

beforeAll(async () => {
  [downloads, description] = await Promise.all([createDownloads(), loadApiDescription()]);
}, 30_000);

function content(name: string): string {
  return downloads[name as keyof ApiFiles];
}

describe.each(['openapi.json', 'openapi.yaml'])('%s', (name) => {
  it('is valid OpenAPI 3.1 on its own', async () => {
    const config = await createConfig({ extends: ['spec'] });
    const problems = await lintFromString({ source: content(name), absoluteRef: name, config });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer ?? ''}: ${message}`)).toEqual([]);
    expect(parse(content(name))).toHaveProperty('openapi', expect.stringMatching(/^3\.1\./));
  });

  it('has every operation, and the calls through proxies', () => {
    const { paths } = parse(content(name)) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const ids = Object.values(paths).flatMap((pathItem) =>
      METHODS.flatMap((method) => pathItem[method]?.operationId ?? []),
    );
    expect(ids).toEqual([...description.operations.keys()]);
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/proxy', '/proxy/{path}']));
  });
});

describe('openapi.yaml', () => {
  it('says the same as openapi.json', () => {
    expect(parse(content('openapi.yaml'))).toEqual(JSON.parse(content('openapi.json')));
  });
});

/** Each reference of a document, and each key that only this project reads. */
function leftovers(value: unknown, document: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): string[] => {
    const here = `${place}/${key}`;
    if (/^x-(?!permissions|application-types)/.test(key)) return [`${here} is internal`];
    if (key !== '$ref' || typeof inner !== 'string') return leftovers(inner, document, here);
    const steps = inner
      .replace(/^#\//, '')
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const target = steps.reduce<unknown>(
      (at, step) =>
        typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined,
      document,
    );
    return inner.startsWith('#/') && target !== undefined ? [] : [`${here} leads nowhere: ${inner}`];
  });
}

describe('what is published', () => {
  it.each(['openapi.json', 'openapi.yaml'])(
    '%s has no internal key and no reference that leads nowhere',
    (name) => {
      const document: unknown = parse(content(name));
      expect(leftovers(document, document)).toEqual([]);
    },
  );

  it('is checked for both', () => {
    const document = { paths: { a: { 'x-answer': 1, $ref: '../b.yaml' }, c: { $ref: '#/paths/d' } } };
    expect(leftovers(document, document)).toEqual([
      '/paths/a/x-answer is internal',
      '/paths/a/$ref leads nowhere: ../b.yaml',
      '/paths/c/$ref leads nowhere: #/paths/d',
    ]);
  });

  it('keeps what a key needs', () => {
    const { paths } = JSON.parse(content('openapi.json')) as {
      paths: Record<string, Record<string, object>>;
    };
    expect(paths['/tokens']?.post).toHaveProperty('x-permissions', ['token:create']);
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
