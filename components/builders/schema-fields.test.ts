import { toString } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import type { SchemaObject } from '../../pipeline/content/api-description/types.ts';
import type { PageContext } from '../../pipeline/pages/page-context.ts';
import { schemaFields } from './schema-fields.ts';

const schemas = new Map<string, SchemaObject>([
  ['Folder', { properties: { name: { type: 'string' }, parent: { $ref: '#/components/schemas/Folder' } } }],
  ['A', { properties: { b: { $ref: '#/B' } } }],
  ['B', { properties: { c: { $ref: '#/C' } } }],
  ['C', { properties: { d: { $ref: '#/D' } } }],
  ['D', { properties: { e: { $ref: '#/E' } } }],
  ['E', { properties: { f: { $ref: '#/F' } } }],
  [
    'Old',
    {
      properties: {
        first: { deprecated: true, description: 'First.' },
        second: {
          description: 'Second.',
          properties: {
            third: { deprecated: true, description: 'Third.' },
            fourth: { description: 'Fourth.' },
          },
        },
        fifth: { $ref: '#/Retired' },
        sixth: { description: 'Sixth.' },
      },
    },
  ],
  ['Retired', { deprecated: true, description: 'Fifth.' }],
  ['Provider', { type: 'string', const: 'stripe' }],
  ['Name', { type: 'string', maxLength: 64, enum: ['a', 'b'] }],
  [
    'Limited',
    { properties: { provider: { $ref: '#/Provider', description: 'Who.' }, names: { $ref: '#/Names' } } },
  ],
  ['Names', { type: 'array', maxItems: 5, items: { $ref: '#/Name' } }],
  ['F', { properties: { deepest: { type: 'string', description: 'Far down.' } } }],
]);

function nodesOf(name: string): ReturnType<typeof schemaFields> {
  const context = { description: { schemas }, schemaAnchors: new Map() } as unknown as PageContext;
  return schemaFields({ $ref: `#/components/schemas/${name}` }, 'object', context);
}

function fieldsOf(name: string): string {
  return toString({ type: 'root', children: nodesOf(name) });
}

it('writes nested objects out however deep they are', () => {
  expect(fieldsOf('A')).toBe('Far down.');
});

it('says of an object inside itself that its fields are the same', () => {
  expect(fieldsOf('Folder')).toBe('Has the fields of the Folder that it is in.');
});

it('writes deprecated fields last, at every depth', () => {
  expect(fieldsOf('Old')).toBe('Second.Fourth.Third.Sixth.First.Fifth.');
});

it('shows the only value of a field, and the values that items of a list can have', () => {
  expect(fieldsOf('Limited')).toBe('Who.Always stripe.One of a, b.');
});

it('shows the limits of a schema where it is referenced, and for the items of a list', () => {
  expect(JSON.stringify(nodesOf('Limited'))).toContain('at most 5 items, each at most 64 characters');
});
