/**
 * Payment processors: what each expects in the calls that guides send through the proxy. `data/processors/<id>.yaml`
 * holds one of them, with `{{ card | … }}` where an expression reads the card; a page says what the card is.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { TAB_FAMILIES } from '../../src/lib/sample-preferences/constants.ts';

const call = z
  .strictObject({
    url: z.url({ protocol: /^https$/ }),
    headers: z.record(z.string(), z.string()),
    /** What the reader has to know, as one sentence. */
    note: z.string().optional(),
    json: z.record(z.string(), z.json()).optional(),
    form: z.record(z.string(), z.string()).optional(),
    text: z.string().optional(),
  })
  .refine(({ json, form, text }) => [json, form, text].filter((body) => body !== undefined).length === 1, {
    error: 'needs exactly one of json, form and text',
  });

const PROCESSOR_ACTIONS = ['charge', 'verify', 'store'] as const;

const processorSchema = z.strictObject({
  name: z.string(),
  calls: z.partialRecord(z.enum(PROCESSOR_ACTIONS), call),
});

/** What a call asks of a processor: to charge a card, to check it without a charge, or to keep it. */
export type ProcessorAction = (typeof PROCESSOR_ACTIONS)[number];

export type ProcessorCall = Readonly<z.infer<typeof call>>;

export type Processor = Readonly<z.infer<typeof processorSchema>> & { readonly id: ProcessorId };

export type ProcessorId = (typeof TAB_FAMILIES.processor)[number];

/** Ids of all processors, in the order of their tabs. */
export const PROCESSOR_IDS: readonly ProcessorId[] = TAB_FAMILIES.processor;

/**
 * Reads one processor.
 *
 * @throws Error, a sentence that names the file and each wrong place
 */
export function loadProcessor(id: ProcessorId): Processor {
  const name = `data/processors/${id}.yaml`;
  const file = path.resolve(name);
  if (!existsSync(file))
    throw new Error(`There is no ${name}. Write it, or take "${id}" out of the processors' tabs.`);
  const result = processorSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success)
    throw new Error(
      `${name} has an unexpected shape. Correct these places:\n${z.prettifyError(result.error)}`,
    );
  return { ...result.data, id };
}

/** Reads a word of a page as an action; undefined for anything else. */
export function toProcessorAction(word: string): ProcessorAction | undefined {
  return PROCESSOR_ACTIONS.find((action) => action === word);
}
