import { describe, expect, it } from 'vitest';
import type { Node } from 'web-tree-sitter';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { loadDataTable, rowAnchor } from '../../pipeline/content/tables/index.ts';
import { loadSample, sampleIds } from '../../pipeline/code-samples/samples/index.ts';
import { nodesOfType, parse } from '../samples/support/reading/grammar.ts';
import { GRAMMAR } from '../samples/terraform/language.ts';
import { shownRows } from '../support/page-tree.ts';
import { codeSpans } from '../support/table-names.ts';
import { cell, cells, type Row } from './table-cells.ts';

/** A block of a configuration: what its table is called, and what it sets. */
interface Block {
  readonly table: string;
  readonly line: number;
  readonly names: readonly string[];
}

const PROVIDER_PREFIX = 'basistheory_';
/** Of Terraform itself, on every resource. */
const META_ARGUMENTS = ['count', 'depends_on', 'for_each', 'lifecycle', 'provider'];
/** Blocks whose fields have a table under another name. */
const BLOCK_TABLES: Readonly<Record<string, string>> = {
  request_transforms: 'transform',
  response_transforms: 'transform',
};

const fields = loadDataTable('terraform-fields').rows;
const resources = loadDataTable('terraform-resources').rows;
const { operations } = await loadApiDescription();
const configurations = sampleIds().flatMap((id) =>
  loadSample(id)
    .files.filter(({ language }) => language === 'terraform')
    .map(({ code }) => ({ id, code })),
);

const fieldsOf = (table: string): Row[] => fields.filter((row) => cell(row, 'of') === table);
const childrenOf = (node: Node, type: string): Node[] =>
  node.namedChildren.filter((child) => child?.type === type) as Node[];

/** A block of a resource with the blocks inside it. */
function blocksOf(block: Node, table: string): Block[] {
  const [body] = childrenOf(block, 'body');
  const attributes = body ? childrenOf(body, 'attribute') : [];
  const inner = body ? childrenOf(body, 'block') : [];
  const nameOf = (node: Node): string => node.firstNamedChild?.text ?? '';
  return [
    { table, line: block.startPosition.row + 1, names: [...attributes, ...inner].map(nameOf) },
    ...inner
      .filter((child) => nameOf(child) !== 'lifecycle')
      .flatMap((child) => blocksOf(child, BLOCK_TABLES[nameOf(child)] ?? nameOf(child))),
  ];
}

/** The blocks of every resource of the provider in a configuration. */
async function resourceBlocks(code: string): Promise<Block[]> {
  return nodesOfType(await parse(GRAMMAR, code), 'block').flatMap((block) => {
    const [kind, type] = block.namedChildren;
    const name = type?.text.replaceAll('"', '') ?? '';
    return kind?.text === 'resource' && name.startsWith(PROVIDER_PREFIX) ? blocksOf(block, name) : [];
  });
}

/** A sentence for each argument that its table does not allow, or that is missing. */
async function argumentProblems(code: string): Promise<string[]> {
  return (await resourceBlocks(code)).flatMap(({ table, line, names }) => {
    const rows = fieldsOf(table);
    if (rows.length === 0)
      return [
        `Line ${String(line)}: content/data/sdks/server-side/terraform-fields.yaml has no rows of ${table}.`,
      ];
    const allowed = new Set(
      rows.filter((row) => cell(row, 'use') !== 'Read-only').map((row) => cell(row, 'field')),
    );
    const required = rows
      .filter((row) => cell(row, 'use') === 'Required')
      .map((row) => cell(row, 'field') ?? '');
    return [
      ...names
        .filter((name) => !allowed.has(name) && !META_ARGUMENTS.includes(name))
        .map((name) => `Line ${String(line)}: ${table} has no argument ${name}.`),
      ...required
        .filter((name) => !names.includes(name))
        .map((name) => `Line ${String(line)}: ${table} needs ${name}.`),
    ];
  });
}

/** A sentence for each reference to an attribute that no table has: `basistheory_reactor.main.id`. */
function referenceProblems(code: string): string[] {
  return Array.from(
    code.matchAll(/\b(basistheory_\w+)\.\w+\.(\w+)/g),
    ([reference, table = '', name = '']) => ({ reference, table, name }),
  )
    .filter(({ table, name }) => name !== 'id' && !fieldsOf(table).some((row) => cell(row, 'field') === name))
    .map(({ reference }) => `${reference} is not an attribute.`);
}

describe('the tables of Terraform', () => {
  it('have fields of every resource', () => {
    const described = new Set(fields.map((row) => cell(row, 'of')));
    expect(cells('terraform-resources', 'resource').filter((name) => !described.has(name))).toEqual([]);
  });

  it('have fields of every block', () => {
    const blocks = fields
      .filter((row) => cell(row, 'type') === 'block')
      .map((row) => cell(row, 'field') ?? '')
      .map((name) => BLOCK_TABLES[name] ?? name);
    expect(blocks.filter((name) => fieldsOf(name).length === 0)).toEqual([]);
  });

  it.each(resources)('name the permissions of $resource', (row) => {
    const called = (row.operations as string[]).map((id) => operations.get(id));
    expect(called).not.toContain(undefined);
    const needed = new Set(called.flatMap((operation) => operation?.permissions ?? []));
    const expected = needed.size === 0 ? [] : [...needed];
    expect(codeSpans(cell(row, 'permissions') ?? '').sort()).toEqual(expected.sort());
  });

  it('are all on the page', async () => {
    const shown = await shownRows('content/docs/sdks/server-side/terraform.mdx');
    const rows = [
      ...cells('terraform-fields', 'id').map((id) => rowAnchor('terraform-fields', id)),
      ...cells('terraform-resources', 'resource').map((name) => rowAnchor('terraform-resources', name)),
    ];
    expect(rows.filter((id) => !shown.has(id))).toEqual([]);
  });
});

describe('the samples of Terraform', () => {
  it.each(configurations)('$id sets what the tables have', async ({ code }) => {
    expect(await argumentProblems(code)).toEqual([]);
    expect(referenceProblems(code)).toEqual([]);
    expect(await resourceBlocks(code)).not.toEqual([]);
  });
});

describe('the check of a configuration finds', () => {
  it.each([
    ['an unknown argument', 'code = "x"\n  retries = 2', /has no argument retries/],
    ['a missing argument', '', /needs code/],
    ['an attribute that can only be read', 'code = "x"\n  state = "active"', /has no argument state/],
    [
      'an unknown argument of a block',
      'code = "x"\n  runtime {\n    memory = 1\n  }',
      /runtime has no argument memory/,
    ],
    ['an unknown block', 'code = "x"\n  schedule {\n  }', /no rows of schedule/],
  ])('%s', async (_, body, problem) => {
    const code = `resource "basistheory_reactor" "main" {\n  name = "Main"\n  ${body}\n}\n`;
    expect((await argumentProblems(code)).join()).toMatch(problem);
  });

  it('an unknown attribute', () => {
    expect(referenceProblems('value = basistheory_proxy.main.secret')).toEqual([
      'basistheory_proxy.main.secret is not an attribute.',
    ]);
  });
});
