/**
 * The gallery leaves nothing out: every component of the registry, and of each all values that its definition names.
 */
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { pageComponents } from '../../components/registry/definitions.ts';
import { readPage } from '../../components/pages.ts';
import type { PageElement } from '../../pipeline/pages/tree/attributes.ts';
import { galleryFiles } from './gallery.ts';

let trees: readonly Root[] = [];

beforeAll(async () => {
  trees = await Promise.all(galleryFiles().map(async (file) => (await readPage(file)).tree));
});

/** Attributes of every element of a component, of code as its fence has them. */
function shown(component: string): Readonly<Record<string, string | true>>[] {
  const found: Record<string, string | true>[] = [];
  for (const tree of trees)
    visit(tree, (node) => {
      if (node.type === 'code' && component === 'CodeBlock') found.push(fenceAttributes(node));
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name === component) found.push(elementAttributes(node));
    });
  return found;
}

function fenceAttributes({ meta }: Code): Record<string, true> {
  const names = ['title', 'wrap', 'illustrative'].filter((name) => meta?.includes(name));
  return Object.fromEntries(names.map((name) => [name, true]));
}

function elementAttributes({ attributes }: PageElement): Record<string, string | true> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute'
        ? [[attribute.name, typeof attribute.value === 'string' ? attribute.value : true]]
        : [],
    ),
  );
}

/** Written when the page becomes HTML, for every block of code and every sample. */
const SET_WHEN_DRAWN: ReadonlySet<string> = new Set(['CodeBlock.subject', 'CodeTabs.subject']);

/** What a reader can see of an attribute: that it is there or not, and each of the values that it can have. */
function kindsOf(name: string, schema: unknown): [string, (value: string | true | undefined) => boolean][] {
  if (schema instanceof z.ZodEnum)
    return Object.values(schema.enum).map((value) => [
      `${name} ${value}`,
      (shownValue) => shownValue === value,
    ]);
  if (schema instanceof z.ZodOptional)
    return [
      [`with ${name}`, (value) => value !== undefined],
      [`without ${name}`, (value) => value === undefined],
    ];
  return [];
}

describe('the gallery shows', () => {
  it.each(Object.entries(pageComponents))(
    '%s, in every form that its definition names',
    (component, definition) => {
      const elements = shown(component);
      expect(elements).not.toEqual([]);
      const kinds = Object.entries(definition.attributes.shape)
        .filter(([name]) => !SET_WHEN_DRAWN.has(`${component}.${name}`))
        .flatMap(([name, schema]) => kindsOf(name, schema).map(([kind, isKind]) => ({ name, kind, isKind })));
      const missing = kinds.filter(({ name, isKind }) => !elements.some((element) => isKind(element[name])));
      expect(missing.map(({ kind }) => kind)).toEqual([]);
    },
  );

  it('an endpoint of each method', () => {
    expect(new Set(shown('Endpoint').map(({ method }) => method))).toEqual(
      new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    );
  });

  it('a diagram of each kind', () => {
    const kinds = shown('Diagram').map(({ title }) => title);
    expect(kinds).toEqual(['A sequence', 'A flow', 'States']);
  });
});
