/**
 * The shape of a workflow file: the part of Arazzo 1.0.1 that this project reads, and the extensions `x-answer`,
 * `x-answers`, `x-message` and `x-no-idempotency-key`.
 */
import type { Json } from '../../../engines/json/index.ts';
import * as z from 'zod';

const json = z.json() as z.ZodType<Json>;

const input = z.strictObject({
  type: z.enum(['string', 'integer', 'number', 'boolean', 'object', 'array']),
  description: z.string().min(1),
  default: json.optional(),
  example: json.optional(),
});

const parameter = z.strictObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  value: json,
});

const criterion = z.strictObject({
  condition: z.string(),
  context: z.string().optional(),
  type: z.enum(['simple', 'regex', 'jsonpath']).optional(),
  /** What scripts say when it isn't met. The value that it compares follows. */
  'x-message': z
    .string()
    .regex(/^[A-Z].*[^.:]$/, 'needs a sentence without a period')
    .optional(),
});

const answer = z.strictObject({
  status: z.int(),
  headers: z.record(z.string(), z.string()).default({}),
  body: json.optional(),
});

/** Where a workflow goes on after a failure. */
const failure = z.discriminatedUnion('type', [
  z.strictObject({
    name: z.string(),
    type: z.literal('goto'),
    stepId: z.string(),
    criteria: z.array(criterion).min(1),
  }),
  z.strictObject({
    name: z.string(),
    type: z.literal('retry'),
    retryAfter: z.number().positive(),
    retryLimit: z.int().positive(),
    criteria: z.array(criterion).min(1),
  }),
]);

/** Where it goes on after a success, past the steps of a failure. */
const success = z.discriminatedUnion('type', [
  z.strictObject({ name: z.string(), type: z.literal('end') }),
  z.strictObject({ name: z.string(), type: z.literal('goto'), stepId: z.string() }),
]);

const step = z.strictObject({
  stepId: z.string().regex(/^[A-Za-z][\w-]*$/, 'A stepId has letters, digits and hyphens only.'),
  description: z.string().min(1),
  operationPath: z.string(),
  parameters: z.array(parameter).default([]),
  requestBody: z.strictObject({ contentType: z.string(), payload: json }).optional(),
  successCriteria: z.array(criterion).min(1),
  onSuccess: z.array(success).max(1).default([]),
  onFailure: z.array(failure).max(1).default([]),
  outputs: z.record(z.string(), z.string()).default({}),
  /** Why a request to a destination has no idempotency key of that destination. */
  'x-no-idempotency-key': z
    .string()
    .regex(/^[A-Z].+\.$/, 'needs a reason, as a sentence')
    .optional(),
  'x-answer': answer.optional(),
  'x-answers': z.array(answer.extend({ name: z.string() })).default([]),
});

const workflow = z.strictObject({
  workflowId: z.string(),
  inputs: z
    .strictObject({
      type: z.literal('object'),
      required: z.array(z.string()).optional(),
      properties: z.record(z.string(), input),
    })
    .default({ type: 'object', properties: {} }),
  steps: z.array(step).min(1),
});

export const workflowDocument = z.strictObject({
  arazzo: z.literal('1.0.1'),
  info: z.strictObject({ title: z.string(), summary: z.string(), version: z.string() }),
  sourceDescriptions: z.array(
    z.strictObject({ name: z.enum(['api', 'proxy']), url: z.string(), type: z.literal('openapi') }),
  ),
  workflows: z.tuple([workflow]),
});

export type WorkflowDocument = z.infer<typeof workflowDocument>;
export type RawStep = z.infer<typeof step>;
