/** Imports the Postman collection that readers download, as Postman does, and sends its requests to the mock server. */
import { Collection, Request, Variable, VariableList, type FormParam, type Item } from 'postman-collection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDownloads } from '../../app/outputs/downloads/api/index.ts';
import { startMockServer } from './support/mock-server.ts';
import { SAMPLE_HEADER, type Recorder } from './support/recorder.ts';

const downloads = await createDownloads();
const collection = new Collection(JSON.parse(downloads['postman-collection.json']) as object);
const items: Item[] = [];
collection.forEachItem((item) => {
  items.push(item);
});

/** The request with the values of the variables in it, and with the key where the collection says that it goes. */
function resolve(item: Item, variables: VariableList): Request {
  const request = new Request(item.request.toObjectResolved(null, [variables], { ignoreOwnVariables: true }));
  const { key, value } = (collection.auth?.parameters().toObject() ?? {}) as Readonly<Record<string, string>>;
  request.upsertHeader({ key: key ?? '', value: variables.replace(value ?? '') });
  return request;
}

/** What the reader sees as the body, with a small file where one is to be chosen. */
function bodyOf({ body }: Request): FormData | string | null {
  if (body?.mode !== 'formdata') return body?.isEmpty() === false ? body.toString() : null;
  const form = new FormData();
  body.formdata?.each(({ key, value, type }: FormParam & { readonly type?: string }) => {
    form.set(key, type === 'file' ? new Blob(['%PDF-1.4']) : String(value));
  });
  return form;
}

async function send(request: Request, sample: string): Promise<void> {
  const body = bodyOf(request);
  // The sender of a form chooses its boundary.
  if (body instanceof FormData) request.removeHeader('Content-Type');
  const headers = request.getHeaders({ enabled: true }) as Record<string, string>;
  const url = request.url.getHost() + request.url.getPathWithQuery();
  await fetch(url, { method: request.method, headers: { ...headers, [SAMPLE_HEADER]: sample }, body });
}

describe('every request of the Postman collection', () => {
  let server: Recorder;

  beforeAll(async () => {
    server = await startMockServer();
  });

  afterAll(async () => {
    await server.close();
  });

  it.each(items.map((item) => ({ name: item.name, item })))('$name', async ({ name, item }) => {
    const variables = new VariableList(collection, [
      new Variable({ key: 'baseUrl', value: server.origin }),
      new Variable({ key: 'apiKey', value: '<API_KEY>' }),
    ]);
    await send(resolve(item, variables), name);
    const [exchange, ...others] = server.exchangesOf(name);
    expect(others).toEqual([]);
    expect(exchange?.status, `It is answered with ${exchange?.answer ?? 'nothing'}`).toBe(
      item.responses.idx(0).code,
    );
    expect(exchange?.headers['bt-api-key']).toBe('<API_KEY>');
  });
});
