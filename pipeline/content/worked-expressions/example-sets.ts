/** Worked examples as writers state them: `content/data/worked-expressions/<name>.yaml`, in sets that pages show one by one. */
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { CONTEXTS } from '../../../engines/expressions/index.ts';
import { fileExists, fileNames, readText } from '../../cache/index.ts';

const context = z.enum(CONTEXTS);

/** With several, an expression gives the same in each. */
const places = z.union([context, z.array(context).min(1)]);

const example = z
  .strictObject({
    /** What a reader wants, as one line of Markdown. */
    goal: z.string().optional(),
    /** Where the expression is written, unless it is where the file says. */
    context: places.optional(),
    /** Text, or a JSON document whose strings are expressions. */
    expression: z.json(),
    data: z.json().optional(),
    metadata: z.record(z.string(), z.string()).optional(),
    result: z.json().optional(),
    /** A regular expression of results that differ each time; `result` is one of them. */
    matches: z.string().optional(),
    /** Instead of a result: what fails, as one line of Markdown. */
    fails: z.string().optional(),
    /** What to notice about the result, as one line of Markdown. */
    note: z.string().optional(),
  })
  .refine((one) => 'result' in one !== 'fails' in one, { error: 'needs either "result" or "fails"' });

const SOURCE_KINDS = [
  ...(['token', 'token_intent', 'apple_pay', 'google_pay', 'network_token'] as const),
  ...(['config', 'transform_identifier', 'variable'] as const),
];

const exampleFile = z.strictObject({
  /** Of the examples that name no other. */
  context: places,
  /** What the examples read as `data` that bring none. */
  data: z.json().optional(),
  /** What IDs and variables lead to: `finds.token.tok_card` is the token with this ID. */
  finds: z.partialRecord(z.enum(SOURCE_KINDS), z.record(z.string(), z.json())).default({}),
  sets: z.record(z.string(), z.array(example).min(1)),
});

/** A worked example as a file states it. */
export type StatedExample = Readonly<z.infer<typeof example>>;

/** The worked examples of a page. */
export type ExampleSets = Readonly<z.infer<typeof exampleFile>> & { readonly name: string };

/** Every command of the project runs at its root. */
const setsFolder = path.resolve('content/data/worked-expressions');

/** Names of all files of worked examples, sorted. */
export function exampleSetNames(folder: string = setsFolder): string[] {
  return fileNames(folder)
    .map((file) => path.basename(file, '.yaml'))
    .sort();
}

/**
 * Reads the worked examples of a page. They are not evaluated yet.
 *
 * @param name of the file without extension
 * @param folder that holds the files
 * @throws a sentence that gives the file and each wrong place
 */
export function loadExampleSets(name: string, folder: string = setsFolder): ExampleSets {
  const file = path.join(folder, `${name}.yaml`);
  if (!fileExists(file))
    throw new Error(
      `There is no content/data/worked-expressions/${name}.yaml. The files are: ${exampleSetNames(folder).join(', ')}.`,
    );
  const result = exampleFile.safeParse(parse(readText(file)));
  if (!result.success)
    throw new Error(
      `content/data/worked-expressions/${name}.yaml has an unexpected shape. Correct these places:\n${z.prettifyError(result.error)}`,
    );
  return { ...result.data, name };
}
