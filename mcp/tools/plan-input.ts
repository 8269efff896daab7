/** What `plan_permissions` takes, and its result for scripts. */
import * as z from 'zod';
import {
  HOSTS,
  RUNS_IN,
  SESSION_STATES,
  TRANSFORMS,
  type RunsIn,
  type Transform,
} from '../../engines/permissions/index.ts';
import type { BuiltDocs } from '../built-docs.ts';
import { languageParameter } from './language.ts';
import type { Rejected } from './permission-answers.ts';

const NAME = z
  .string({ error: 'Write it as a string.' })
  .trim()
  .min(1, 'It must not be empty.')
  .max(200, 'It can have at most 200 characters.');

const rejectedInput = z.strictObject({
  operation: NAME.describe('The rejected call, such as "tokens.get" or "GET /tokens/{id}".'),
  key_type: z.enum(['private', 'public', 'management', 'session'], {
    error: 'The key type must be private, public, management, or session.',
  }),
  permissions: z.array(NAME).max(60, 'An application has at most 50 permissions.').default([]),
  session: z.enum(SESSION_STATES).default('authorized'),
  rule_container: NAME.optional(),
  token_container: NAME.optional(),
  tenant: z.enum(HOSTS).default('test'),
  host: z.enum(HOSTS).default('test'),
});

/** The input of `plan_permissions`. */
export interface PlanInput {
  readonly operations?: readonly string[] | undefined;
  readonly code?: string | undefined;
  readonly runs_in: RunsIn;
  readonly containers: readonly string[];
  readonly view: Transform;
  readonly language?: string | undefined;
  readonly permission?: string | undefined;
  readonly rejected?: Rejected | undefined;
}

/** The input's schema. */
export function planInput(docs: BuiltDocs): z.ZodType<PlanInput> {
  return z.strictObject({
    operations: z
      .array(NAME, { error: 'Write the operations as a list of strings.' })
      .max(100, 'Give at most 100 operations.')
      .describe('What your code calls, such as ["tokens.create", "POST /proxy"].')
      .optional(),
    code: z
      .string({ error: 'Write the code as a string.' })
      .max(300_000, 'At most 300,000 characters of code are read. Give the part that calls the platform.')
      .describe('Code whose calls are recognized, in any language, without keys.')
      .optional(),
    runs_in: z.enum(RUNS_IN, { error: 'runs_in must be server or browser.' }).default('server'),
    containers: z
      .array(NAME)
      .max(50, 'Give at most 50 containers.')
      .describe('Containers of the tokens, such as ["/pci/"]. Default: all.')
      .default([]),
    view: z
      .enum(TRANSFORMS, { error: 'The view must be mask, reveal, or redact.' })
      .describe('How responses show token data. Default: mask.')
      .default('mask'),
    language: languageParameter(docs).describe('Adds code that creates the applications in this language.'),
    permission: NAME.describe(
      'A permission, such as "token:read". The result lists what it opens instead of a plan.',
    ).optional(),
    rejected: rejectedInput
      .describe('A call that returns 403. The result explains why instead of a plan.')
      .optional(),
  });
}

/** The result for scripts, with bodies for `POST /applications` and the permissions of a session. */
export const planOutput = z.object({
  applications: z.array(z.record(z.string(), z.json())).optional(),
  session_permissions: z.array(z.string()).optional(),
});
