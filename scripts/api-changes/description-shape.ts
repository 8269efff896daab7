/**
 * The shape that every state of the description has had. It's wider than what pages are made from today, because a rule
 * of today must not make the past unreadable.
 */
import * as z from 'zod';

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const schema = z.record(z.string(), z.unknown());
export const content = z.record(z.string(), z.looseObject({ schema: schema.default({}) })).default({});
export const reference = z.object({ $ref: z.string() });
const parameter = z.looseObject({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  schema: schema.default({}),
});
const body = z.looseObject({ required: z.boolean().default(false), content });
const response = z.looseObject({ content });
export const operation = z.looseObject({
  operationId: z.string().optional(),
  summary: z.string().default(''),
  deprecated: z.boolean().default(false),
  'x-permissions': z.array(z.string()).default([]),
  'x-permissions-needed': z.enum(['any', 'all']).default('all'),
  'x-application-types': z.array(z.string()).default([]),
  parameters: z.array(z.union([reference, parameter])).default([]),
  requestBody: z.union([reference, body]).optional(),
  responses: z.record(z.string(), z.union([reference, response])),
});
const pathItem = z.looseObject({
  parameters: z.array(z.union([reference, parameter])).default([]),
  ...Object.fromEntries(METHODS.map((method) => [method, operation.optional()])),
});
const named = <Item extends z.ZodType>(item: Item) => z.record(z.string(), item).default({});
export const document = z.looseObject({
  servers: z.array(z.looseObject({ url: z.string() })),
  paths: z.record(z.string(), pathItem),
  components: z
    .looseObject({
      parameters: named(parameter),
      requestBodies: named(body),
      responses: named(response),
      schemas: named(schema),
    })
    .prefault({}),
});
