import * as z from 'zod';
import type { JsonValue, SchemaObject } from './types.ts';

/**
 * The shape that a bundled API description must have for this project: OpenAPI 3.1, and the extensions `x-permissions`,
 * `x-permissions-needed`, `x-application-types`, `x-examples`, `x-parameters`, `x-status`, `x-common` and `x-illustrative`. Whether the rest is valid OpenAPI is the linter's
 * question.
 */
const jsonValue = z.json() as z.ZodType<JsonValue>;
/** Places below a schema that combine others: no page says which fields they have. */
function compositions(value: unknown, place = 'The schema'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const combines = ['oneOf', 'anyOf', 'allOf'].includes(key) && Array.isArray(inner);
    return combines ? [`${key} in ${place}`] : compositions(inner, `${place}.${key}`);
  });
}

const schemaObject = z
  .looseObject({})
  .superRefine((schema, context) => {
    for (const place of compositions(schema)) {
      context.addIssue({
        code: 'custom',
        message: `${place} combines schemas, which pages and samples cannot show. Write one object with the fields of all.`,
      });
    }
  })
  .transform((schema) => schema as SchemaObject);
const values = z.record(z.string(), jsonValue);

const reference = z.strictObject({ $ref: z.string() });

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  description: z.string(),
  schema: schemaObject,
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
  z.record(z.string(), z.object({ schema: schemaObject, examples: z.record(z.string(), example) }));

const response = z.object({
  description: z.string(),
  'x-common': z.literal(true).optional(),
  content: contentWith(responseExample).optional(),
});

const operation = z
  .object({
    operationId: z.string(),
    tags: z.tuple([z.string()]),
    summary: z.string(),
    description: z.string(),
    'x-permissions': z.array(z.string()).default([]),
    'x-permissions-needed': z.enum(['any', 'all']).optional(),
    'x-application-types': z.array(z.enum(['private', 'public', 'management', 'session'])).default([]),
    'x-examples': z
      .record(z.string(), z.strictObject({ summary: z.string(), parameters: values }))
      .default({}),
    parameters: z.array(z.union([reference, parameter])).default([]),
    requestBody: z
      .object({ required: z.boolean().default(false), content: contentWith(requestExample) })
      .optional(),
    responses: z.record(z.string().regex(/^\d{3}$/), z.union([reference, response])),
  })
  .refine(
    (item) => item['x-permissions'].length < 2 || item['x-permissions-needed'] !== undefined,
    'An operation with several permissions says how many the key needs: x-permissions-needed is any or all.',
  );

const pathItem = z.strictObject({
  parameters: z.array(z.union([reference, parameter])).default([]),
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
 * @throws Error that names each place, with the path of an operation where there is one, and what it must be
 */
export function parseDocument(document: unknown): ApiDocument {
  const parsed = apiDocument.safeParse(document);
  if (parsed.success) return parsed.data;
  throw new Error(
    `The API description has an unexpected shape. Correct these places:\n${z.prettifyError(parsed.error)}`,
  );
}
