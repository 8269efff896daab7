import * as z from 'zod';
import { didYouMean, readAttributes } from '../tree/attributes.ts';
import { failPage } from '../tree/author-error.ts';
import type { Expansion } from '../page-context.ts';
import { schemaFields } from './schema-fields.ts';
import { flowElement, heading, markdownBlocks, type FlowContent } from '../tree/build.ts';

const schemaAttributes = z.strictObject({ name: z.string(), title: z.string().optional() });

/** Anchor of a schema on the page that documents it: `Token` is at `#token-object`. */
export function schemaAnchor(name: string): string {
  return `${name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()}-object`;
}

/** `<Schema name="Token" title="The token object" />`: the fields of an object. Blocks inside stand before the fields. */
export const expandSchema: Expansion = (element, context) => {
  const { name, title } = readAttributes(context.file, element, schemaAttributes);
  const schema = context.description.schemas.get(name);
  if (schema === undefined) {
    failPage(
      context.file,
      element,
      `The API description has no schema "${name}".${didYouMean(name, context.description.schemas.keys())} The schemas stand in openapi/schemas/.`,
    );
  }
  const anchor = schemaAnchor(name);
  return [
    heading(2, title ?? `The ${name} object`, anchor),
    flowElement('SchemaSection', {}, [
      ...(schema.description === undefined ? [] : markdownBlocks(schema.description)),
      ...(element.children as FlowContent[]),
      ...schemaFields(schema, anchor, context),
    ]),
  ];
};
