/** What a column or a hidden field of a table can hold, as the table's own file declares it. */
import * as z from 'zod';

/** What a string of a type looks like. */
const TYPES = {
  /** One line. */
  text: '^\\S.*$',
  /** An ID: lowercase words and numbers with hyphens. */
  slug: '^[a-z0-9]+(-[a-z0-9]+)*$',
  /** A name on the wire: lowercase words with underscores. */
  snake: '^[a-z]+(_[a-z]+)*$',
  /** Names in code font, with commas. */
  names: '^`[^`]+`(, `[^`]+`)*$',
  /** Nothing but one link. */
  link: '^\\[[^\\]]+\\]\\([^)]+\\)$',
} as const;

const TYPE_NAMES = [
  ...(Object.keys(TYPES) as (keyof typeof TYPES)[]),
  'value',
  'integer',
  'boolean',
] as const;

const isPattern = (source: string): boolean => {
  try {
    return new RegExp(source, 'u').source !== '';
  } catch {
    return false;
  }
};

/** How a field declares its values; without a declaration, they are `text`. */
const declared = {
  key: z.string(),
  type: z.enum(TYPE_NAMES).optional(),
  enum: z
    .array(z.union([z.string(), z.number(), z.boolean()]))
    .min(1)
    .optional(),
  /** A regular expression. */
  matches: z.string().refine(isPattern, 'must be a regular expression').optional(),
  /** `<table>.<column>`: the value is in that column. */
  ref: z
    .string()
    .regex(/^[\w-]+\.\w+$/, 'must be <table>.<column>')
    .optional(),
  /** Of an integer. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** Several values, each once. */
  list: z.literal(true).optional(),
  optional: z.literal(true).optional(),
};

interface Declaration {
  readonly type?: unknown;
  readonly enum?: unknown;
  readonly matches?: unknown;
  readonly ref?: unknown;
}

const hasOneKind = ({ type, enum: values, matches, ref }: Declaration): boolean =>
  [type, values, matches, ref].filter((kind) => kind !== undefined).length <= 1;
const ONE_KIND = 'takes one of type, enum, matches and ref';

/** What rows hold and no page shows: what they are chosen by, or what a test compares. */
export const fieldSchema = z.strictObject(declared).refine(hasOneKind, ONE_KIND);

/** What pages show. */
export const columnSchema = z
  .strictObject({
    ...declared,
    label: z.string(),
    code: z.boolean().optional(),
    /** Readers take its values into code or a form: each gets a button that copies it. */
    copy: z.boolean().optional(),
  })
  .refine(hasOneKind, ONE_KIND);

/** A field or a column. */
export type Field = Readonly<z.infer<typeof fieldSchema>>;

function valueRule({ type = 'text', enum: values, matches, min, max }: Field): object {
  if (values !== undefined) return { enum: values };
  if (matches !== undefined) return { type: 'string', pattern: matches };
  if (type === 'boolean') return { type };
  if (type === 'value') return { anyOf: [{ type: 'string' }, { type: 'integer' }] };
  if (type === 'integer')
    return { type, ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) };
  return { type: 'string', pattern: TYPES[type] };
}

function fieldRule(field: Field): object {
  const rule = valueRule(field);
  return field.list === true ? { type: 'array', items: rule, minItems: 1, uniqueItems: true } : rule;
}

/** The JSON Schema of a row that holds these fields and no others. */
export function rowRule(fields: readonly Field[]): object {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.key, fieldRule(field)])),
    required: fields.filter(({ optional }) => optional !== true).map(({ key }) => key),
    additionalProperties: false,
  };
}
