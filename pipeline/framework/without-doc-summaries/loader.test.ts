import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const emptyDocs = createRequire(import.meta.url)('./loader.cjs') as (source: string) => string;

describe('the data of a route', () => {
  it('loses the summaries of docs and nothing else', () => {
    const data = {
      version: { label: 'Next', docsSidebars: { api: [] }, docs: { errors: { title: 'Errors' } } },
    };
    expect(JSON.parse(emptyDocs(JSON.stringify(data)))).toEqual({
      version: { label: 'Next', docsSidebars: { api: [] }, docs: {} },
    });
  });

  it('stays as it is where it has none', () => {
    const source = '{ "list": [1, 2] }';
    expect(emptyDocs(source)).toBe(source);
  });
});
