import type { Json } from '../../../engines/json/index.ts';
import * as z from 'zod';
import type { SchemaObject } from './types.ts';

/**
 * The shape that a bundled API description must have for this project: OpenAPI 3.1, and the extensions `x-permissions`,
 * `x-permissions-needed`, `x-application-types`, `x-saved-property`, `x-examples`, `x-parameters`, `x-status`, `x-common` and
 * `x-illustrative`. Whether the rest is valid OpenAPI is the linter's question.
 */
const jsonValue = z.json() as z.ZodType<Json>;

/** Keywords whose value is a schema. */
const SCHEMA_KEYWORDS = ['items', 'additionalProperties'];
/** Keywords that combine others: no page says which fields they have. */
const COMBINING = ['oneOf', 'anyOf', 'allOf'];
/** What pages and samples make something of. */
const KEYWORDS: ReadonlySet<string> = new Set<keyof SchemaObject>([
  '$ref',
  'type',
  'format',
  'contentMediaType',
  'description',
  'enum',
  'const',
  'default',
  'deprecated',
  'properties',
  'required',
  'items',
  'additionalProperties',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'maxProperties',
]);

interface SchemaProblem {
  /** From the schema down, e.g. `['properties', 'name']`. */
  readonly path: readonly string[];
  readonly message: string;
}

function keywordProblem(keyword: string): string | undefined {
  if (COMBINING.includes(keyword))
    return `${keyword} combines schemas, which pages and samples cannot show. Write one object with the fields of all.`;
  if (KEYWORDS.has(keyword)) return undefined;
  return (
    `No page shows the keyword "${keyword}". Say it in the description of the field, or add it to SchemaObject and KEYWORDS ` +
    '(pipeline/content/api-description) and to what pages show (components/builders/type-label.ts).'
  );
}

/** What pages would lose of a schema and of those inside it. */
function schemaProblems(schema: unknown, path: readonly string[] = []): SchemaProblem[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) => {
    const message = keywordProblem(keyword);
    if (message !== undefined) return [{ path: [...path, keyword], message }];
    if (SCHEMA_KEYWORDS.includes(keyword)) return schemaProblems(value, [...path, keyword]);
    if (keyword !== 'properties' || typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => schemaProblems(inner, [...path, keyword, name]));
  });
}

const schemaObject = z
  .looseObject({})
  .superRefine((schema, context) => {
    for (const { path, message } of schemaProblems(schema))
      context.addIssue({ code: 'custom', path: [...path], message });
  })
  .transform((schema) => schema as SchemaObject);
const values = z.record(z.string(), jsonValue);

const reference = z.strictObject({ $ref: z.string() });

/** Describes what is wrong with the content where it isn't a reference, instead of "Invalid input". */
const orReference = <Content extends z.ZodType>(content: Content) =>
  z.union([reference, content], {
    error: ({ errors }) =>
      (errors as z.core.$ZodIssue[][])
        .at(-1)
        ?.map(({ path, message }) => `${path.join('.')}: ${message}`)
        .join('; '),
  });

const parameter = z.strictObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  description: z.string(),
  schema: schemaObject,
  // Of an object: each of its properties is a parameter of its own, `metadata[key]=value`.
  style: z.literal('deepObject').optional(),
  explode: z.literal(true).optional(),
});

const requestExample = z.strictObject({
  summary: z.string(),
  value: jsonValue,
  'x-parameters': values.optional(),
  'x-status': z.int().optional(),
});

const responseExample = z.strictObject({
  summary: z.string(),
  value: jsonValue,
  'x-illustrative': z.literal(true).optional(),
});

const contentWith = <Example extends z.ZodType>(example: Example) =>
  z.record(z.string(), z.strictObject({ schema: schemaObject, examples: z.record(z.string(), example) }));

const response = z.strictObject({
  description: z.string(),
  'x-common': z.literal(true).optional(),
  content: contentWith(responseExample).optional(),
});

const operation = z
  .strictObject({
    operationId: z.string(),
    tags: z.tuple([z.string()]),
    summary: z.string(),
    description: z.string(),
    'x-permissions': z.array(z.string()).default([]),
    'x-permissions-needed': z.enum(['any', 'all']).optional(),
    'x-application-types': z.array(z.enum(['private', 'public', 'management', 'session'])).default([]),
    'x-saved-property': z
      .strictObject({ name: z.string(), file: z.string(), unless: values.optional() })
      .optional(),
    'x-examples': z
      .record(z.string(), z.strictObject({ summary: z.string(), parameters: values }))
      .default({}),
    parameters: z.array(orReference(parameter)).default([]),
    requestBody: z
      .strictObject({ required: z.boolean().default(false), content: contentWith(requestExample) })
      .optional(),
    responses: z.record(z.string().regex(/^\d{3}$/), orReference(response)),
  })
  .refine(
    (item) => item['x-permissions'].length < 2 || item['x-permissions-needed'] !== undefined,
    'An operation with several permissions needs x-permissions-needed: any or all.',
  );

const pathItem = z.strictObject({
  parameters: z.array(orReference(parameter)).default([]),
  get: operation.optional(),
  post: operation.optional(),
  put: operation.optional(),
  patch: operation.optional(),
  delete: operation.optional(),
});

const apiDocument = z.object({
  servers: z.tuple([z.object({ url: z.url() }), z.object({ url: z.url() })]),
  paths: z.record(z.string(), pathItem),
  components: z.object({
    parameters: z.record(z.string(), parameter).default({}),
    responses: z.record(z.string(), response).default({}),
    schemas: z.record(z.string(), schemaObject).default({}),
  }),
});

export type ApiDocument = z.infer<typeof apiDocument>;
export type PathItem = z.infer<typeof pathItem>;
export type RawOperation = z.infer<typeof operation>;
export type RawParameter = z.infer<typeof parameter>;
export type RawResponse = z.infer<typeof response>;
export type Reference = z.infer<typeof reference>;

/**
 * Checks that a bundled description has the shape that this project reads.
 *
 * @param document plain data, as `bundleApiDescription` returns it
 * @throws Error that gives each place, with the path of an operation where there is one, and what it must be
 */
export function parseDocument(document: unknown): ApiDocument {
  const parsed = apiDocument.safeParse(document);
  if (parsed.success) return parsed.data;
  throw new Error(
    `The API description has an unexpected shape. Correct these places:\n${z.prettifyError(parsed.error)}`,
  );
}
