/** The file `example.yaml` of an example project: its shape, and the mistakes that it can hold. */
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { readText } from '../../cache/index.ts';

const variable = z.union([
  z.strictObject({ application: z.string() }),
  z.strictObject({ comment: z.string(), value: z.string().optional() }),
]);

const descriptionSchema = z.strictObject({
  title: z.string(),
  guide: z.string().startsWith('/docs/'),
  summary: z.string(),
  client: z.strictObject({
    /** Sample by the name of its file in the project; the ending says which language of the sample it is. */
    samples: z.record(z.string().regex(/\.(?:html|ts|tsx)$/), z.string()),
    /** For React: the component that is the whole page, and its props. */
    component: z.string().optional(),
    props: z.record(z.string(), z.string()).default({}),
  }),
  server: z.strictObject({
    sample: z.string(),
    /** What the page calls, e.g. `POST /cards/{card_id}/reveal`. */
    route: z.string().regex(/^POST \/[\w/{}-]+$/),
    /** What answers it; without one, the sample is a whole program. */
    function: z.string().optional(),
    arguments: z.array(z.string().regex(/^(?:user|(?:path|body|flag)\.\w+)$/)).default([]),
    /**
     * The body of the response, where `undefined` means 404; or the outcome of a payment with the status of the
     * response.
     */
    returns: z.enum(['body', 'outcome']).default('body'),
  }),
  variables: z.record(z.string(), variable),
  /** Applications that the reader creates, but whose keys are no variables. */
  applications: z.array(z.string()).default([]),
  /** What the reader does before the first start, as Markdown. */
  before: z.array(z.string()).default([]),
  /** What to do in the page, and what to see. */
  steps: z.array(z.string()).min(1),
  failures: z.array(z.strictObject({ symptom: z.string(), fix: z.string() })).default([]),
  production: z.array(z.string()).min(1),
});

export type Description = Readonly<z.infer<typeof descriptionSchema>>;

/**
 * Reads the description of an example.
 *
 * @param folder of the example
 * @throws Error, a sentence that names the file and each wrong place
 */
export function readDescription(folder: string): Description {
  const file = path.join(folder, 'example.yaml');
  const place = path.relative('', file);
  const result = descriptionSchema.safeParse(parse(readText(file)));
  if (!result.success)
    throw new Error(
      `${place} has an unexpected shape. Correct these places:\n${z.prettifyError(result.error)}`,
    );
  return result.data;
}
