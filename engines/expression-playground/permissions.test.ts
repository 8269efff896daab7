import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { CONTEXTS, type ExpressionContext } from '../expressions';
import { permissionsFor } from './permissions';

const { operations } = await loadApiDescription();
const proxyCalls = parse(readFileSync('content/openapi/proxy-calls.yaml', 'utf8')) as {
  readonly paths: { readonly '/proxy': { readonly post: { readonly 'x-permissions': readonly string[] } } };
};

const of = (operation: string): readonly string[] => operations.get(operation)?.permissions ?? [];
const ofProxy = proxyCalls.paths['/proxy'].post['x-permissions'];

/** What the API description asks for where an expression is sent. */
const DESCRIBED: Readonly<Record<ExpressionContext, readonly string[]>> = {
  alias: of('tokens.create'),
  mask: [...of('tokens.create'), ...of('tokens.update')],
  fingerprint: [...of('tokens.create'), ...of('tokens.update')],
  search_index: [...of('tokens.create'), ...of('tokens.update')],
  detokenize: of('tokens.detokenize'),
  proxy_body: ofProxy,
  proxy_header: ofProxy,
  reactor: of('reactors.react'),
};

it.each(CONTEXTS)('%s needs the permissions that the API description asks for', (where) => {
  expect(permissionsFor(where).map(({ permission }) => permission)).toEqual(
    expect.arrayContaining([...DESCRIBED[where]]),
  );
  for (const { permission } of permissionsFor(where)) expect(DESCRIBED[where]).toContain(permission);
});
