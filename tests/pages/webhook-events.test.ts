import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { loadDataTable, rowAnchor } from '../../pipeline/content/tables/index.ts';
import { codeGrammar } from '../../pipeline/pages/highlight/rehype-highlight-code.ts';
import { readPage } from '../../components/pages.ts';
import { parseFenceMeta } from '../../pipeline/pages/tree/fence-meta.ts';
import { codeBlocks, shownRows } from '../support/page-tree.ts';
import { cell, cells, type Row } from './table-cells.ts';

interface PayloadMember {
  readonly name: string;
  readonly optional: boolean;
  /** The fields of an object, each with `?` after it when it can be absent; empty for a plain value. */
  readonly fields: readonly string[];
}

interface FieldTypes {
  readonly $defs: {
    readonly fields: { readonly properties: Readonly<Record<string, object>> };
    readonly objects: Readonly<Record<string, { readonly properties: Readonly<Record<string, object>> }>>;
  };
}

const types = JSON.parse(readFileSync('tests/pages/webhook-fields.schema.json', 'utf8')) as FieldTypes;
const PAGE = 'content/docs/api/webhooks/eventdata.mdx';

const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, strictTypes: false });
addFormats(ajv);
ajv.addSchema(types);

const { operations } = await loadApiDescription();
const eventRows = loadDataTable('webhook-events').rows;
const publishedRows = eventRows.filter((row) => cell(row, 'payload') !== undefined);

const withoutMark = (name: string): string => name.replace('?', '');

/** Reads the cell that describes what `event.data` holds: "`token`: `id`, `expires_at?`; `actor`". */
function payloadMembers(row: Row): PayloadMember[] {
  return (cell(row, 'payload') ?? '').split('; ').map((member) => {
    const [marked = '', ...fields] = Array.from(member.matchAll(/`([a-z_]+\??)`/g), ([, name]) => name ?? '');
    return { name: withoutMark(marked), optional: marked.endsWith('?'), fields };
  });
}

function memberSchema({ name, fields }: PayloadMember): object {
  if (fields.length === 0) return { $ref: `webhook-fields#/$defs/fields/properties/${name}` };
  const own =
    types.$defs.objects[name] === undefined ? [] : [{ $ref: `webhook-fields#/$defs/objects/${name}` }];
  return {
    type: 'object',
    allOf: [{ $ref: 'webhook-fields#/$defs/fields' }, ...own],
    required: fields.filter((field) => !field.endsWith('?')),
    propertyNames: { enum: fields.map(withoutMark) },
  };
}

function payloadSchema(row: Row): object {
  const members = payloadMembers(row);
  return {
    type: 'object',
    properties: Object.fromEntries(members.map((member) => [member.name, memberSchema(member)])),
    required: members.filter(({ optional }) => !optional).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** The examples of the page; the title of each block of JSON identifies the events that it is an example of. */
const examples = codeBlocks((await readPage(PAGE)).tree)
  .filter(({ lang }) => lang === 'json')
  .flatMap(({ meta, value }) => {
    const { title } = parseFenceMeta(meta ?? '', codeGrammar).attributes;
    return title === undefined ? [] : [{ events: title.split(', '), data: JSON.parse(value) as unknown }];
  });

describe('webhook-events', () => {
  test('leaves out the payload of network tokens only', () => {
    const unpublished = eventRows.filter((row) => cell(row, 'payload') === undefined);
    expect(unpublished.map((row) => cell(row, 'area'))).toEqual(Array(4).fill('network-tokens'));
  });

  test.each(publishedRows)('gives each field of $event a type', (row) => {
    const untyped = payloadMembers(row).flatMap(({ name, fields }) => {
      const typed = { ...types.$defs.fields.properties, ...types.$defs.objects[name]?.properties };
      return (fields.length === 0 ? [name] : fields.map(withoutMark)).filter((field) => !(field in typed));
    });
    expect(untyped).toEqual([]);
  });

  test.each(publishedRows)('has a row that explains each field of $event', (row) => {
    const explained = cells('webhook-payload-fields', 'field');
    const containers = new Set(['request', 'response']);
    const fields = payloadMembers(row).flatMap(({ name, fields }) => (fields.length === 0 ? [name] : fields));
    const unexplained = fields
      .map(withoutMark)
      .filter((field) => !explained.includes(field) && !containers.has(field));
    expect(unexplained).toEqual([]);
  });

  test('has every event that a request of the API description subscribes to', () => {
    const bodies = ['webhooks.create', 'webhooks.update'].flatMap(
      (id) =>
        operations
          .get(id)
          ?.requestExamples.map(({ body }) => body as unknown as { readonly events: readonly string[] }) ??
        [],
    );
    const names = bodies.flatMap(({ events }) => events);
    expect(names).not.toHaveLength(0);
    expect(names.filter((name) => !cells('webhook-events', 'event').includes(name))).toEqual([]);
  });
});

describe('the page of event data', () => {
  test.each(publishedRows)('has an example of $event that its schema accepts', (row) => {
    const ofEvent = examples.filter(({ events }) => events.includes(cell(row, 'event') ?? ''));
    expect(ofEvent).not.toHaveLength(0);
    const isValid = ajv.compile(payloadSchema(row));
    for (const { data } of ofEvent) {
      isValid(data);
      expect(isValid.errors ?? []).toEqual([]);
    }
  });

  test('only has examples of known events', () => {
    const known = new Set(cells('webhook-events', 'event'));
    expect(examples.flatMap(({ events }) => events).filter((event) => !known.has(event))).toEqual([]);
  });

  test('shows every event', async () => {
    const shown = await shownRows(PAGE);
    const rows = cells('webhook-events', 'event').map((event) => rowAnchor('webhook-events', event));
    expect(rows.filter((row) => !shown.has(row))).toEqual([]);
  });
});
