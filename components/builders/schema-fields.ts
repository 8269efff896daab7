import type { Json } from '../../engines/json/index.ts';
import type { SchemaObject } from '../../pipeline/content/api-description/index.ts';
import type { PageContext } from '../../pipeline/pages/index.ts';
import { flowElement } from './elements.ts';
import {
  inlineCode,
  link,
  markdownBlocks,
  paragraph,
  text,
  type FlowContent,
} from '../../pipeline/pages/tree/build.ts';
import { constraintLabel, referencedName, resolved, typeLabel } from './type-label.ts';

interface FieldsPlace {
  readonly context: PageContext;
  /** Prefix of the field anchors, e.g. `tokens-create-body`. */
  readonly anchor: string;
  /** Schemas that are being written out around this one: a schema inside itself is not written out again. */
  readonly around: readonly string[];
}

/** The object whose properties a field opens: its own, or that its items or the values of its map have. */
function innerObject(
  schema: SchemaObject,
  context: PageContext,
): { name: string | undefined; object: SchemaObject } | undefined {
  const name = referencedName(schema);
  if (name !== undefined) {
    const object = context.description.schemas.get(name);
    return object?.properties
      ? { name, object }
      : object === undefined
        ? undefined
        : innerObject(object, context);
  }
  if (schema.properties) return { name: undefined, object: schema };
  if (schema.items) return innerObject(schema.items, context);
  return typeof schema.additionalProperties === 'object'
    ? innerObject(schema.additionalProperties, context)
    : undefined;
}

/** The values that a field or the items of a list can have: `const` leaves one, `enum` several. */
function valueBlocks(schema: SchemaObject, { description: { schemas } }: PageContext): FlowContent[] {
  const whole = resolved(schema, schemas);
  const items = resolved(whole.items ?? {}, schemas);
  const only = whole.const ?? items.const;
  if (only !== undefined) return [paragraph([text('Always '), inlineCode(written(only)), text('.')])];
  const values = whole.enum ?? items.enum;
  if (values === undefined) return [];
  const list = values.flatMap((value, index) => [
    ...(index === 0 ? [] : [text(', ')]),
    inlineCode(written(value)),
  ]);
  return [paragraph([text('One of '), ...list, text('.')])];
}

function written(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function description(schema: SchemaObject, { description: { schemas } }: PageContext): FlowContent[] {
  const { description } = resolved(schema, schemas);
  return description === undefined ? [] : markdownBlocks(description);
}

function nestedFields(schema: SchemaObject, place: FieldsPlace): FlowContent[] {
  const inner = innerObject(schema, place.context);
  if (inner === undefined) return [];
  const { name, object } = inner;
  const ownSection = name === undefined ? undefined : place.context.schemaAnchors.get(name);
  if (name !== undefined && ownSection !== undefined) {
    return [paragraph([text('Fields: see '), link(`#${ownSection}`, [inlineCode(name)]), text('.')])];
  }
  const isCycle = name !== undefined && place.around.includes(name);
  if (isCycle)
    return [paragraph([text('Has the fields of the '), inlineCode(name), text(' that it is in.')])];
  const around = [...place.around, name ?? place.anchor];
  const count = Object.keys(object.properties ?? {}).length;
  const label = `${String(count)} ${count === 1 ? 'field' : 'fields'} of ${name ?? 'this object'}`;
  return [flowElement('Fold', { label }, fieldList(object, { ...place, around }))];
}

function field(name: string, schema: SchemaObject, required: boolean, place: FieldsPlace): FlowContent {
  const anchor = `${place.anchor}-${name}`;
  const attributes = {
    name,
    id: anchor,
    type: typeLabel(schema),
    constraint: constraintLabel(schema, place.context.description.schemas),
    required,
    deprecated: isDeprecated(schema, place.context),
  };
  const children = [
    ...description(schema, place.context),
    ...valueBlocks(schema, place.context),
    ...nestedFields(schema, { ...place, anchor }),
  ];
  return flowElement('Field', attributes, children);
}

function isDeprecated(schema: SchemaObject, { description: { schemas } }: PageContext): boolean {
  return resolved(schema, schemas).deprecated ?? false;
}

/** Fields in description order. After them come those that a reader should no longer use. */
function deprecatedLast<Item extends { readonly schema: SchemaObject }>(
  fields: readonly Item[],
  context: PageContext,
): Item[] {
  const isOld = ({ schema }: Item): boolean => isDeprecated(schema, context);
  return [...fields.filter((field) => !isOld(field)), ...fields.filter(isOld)];
}

function fieldList(object: SchemaObject, place: FieldsPlace): FlowContent[] {
  const properties = Object.entries(object.properties ?? {}).map(([name, schema]) => ({ name, schema }));
  const fields = deprecatedLast(properties, place.context).map(({ name, schema }) =>
    field(name, schema, object.required?.includes(name) ?? false, place),
  );
  return fields.length === 0 ? [] : [flowElement('Fields', {}, fields)];
}

/**
 * Writes the fields of an object out as a list whose nested objects fold.
 *
 * @param schema an object, a reference to one, or an array of one
 * @param anchor prefix of the field anchors
 */
export function schemaFields(schema: SchemaObject, anchor: string, context: PageContext): FlowContent[] {
  const inner = innerObject(schema, context);
  if (inner === undefined) return [];
  const around = inner.name === undefined ? [] : [inner.name];
  return fieldList(inner.object, { context, anchor, around });
}

/** Writes parameters (path, query, header) as the same kind of list. */
export function parameterFields(
  parameters: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly description: string;
    readonly schema: SchemaObject;
  }[],
  anchor: string,
  context: PageContext,
): FlowContent[] {
  if (parameters.length === 0) return [];
  const place: FieldsPlace = { context, anchor, around: [] };
  const fields = deprecatedLast(parameters, context).map(({ name, required, description: written, schema }) =>
    field(name, { ...schema, ...(written === '' ? {} : { description: written }) }, required, place),
  );
  return [flowElement('Fields', {}, fields)];
}
