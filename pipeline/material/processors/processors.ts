/** The files of `data/processors/`, read and checked. */
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { valueAt } from './value-at.ts';
import { fileNames, readText } from '../../sources/index.ts';

/**
 * In a request, the key of one attempt: a new one for each attempt, the same one for a repeat while the outcome is
 * unknown.
 */
const ATTEMPT_ID = '<ATTEMPT_ID>';

/** In a request, the shop's own name for the order, the same for all attempts. */
const ORDER_REFERENCE = '<ORDER_REFERENCE>';

/** What makes a repeat safe. `unknown`: no source decides it, and the page tells the reader to ask. */
const idempotency = z.union([
  z.strictObject({ header: z.string().regex(/^[\w-]+$/), docs: z.url({ protocol: /^https$/ }) }),
  z.strictObject({ none: z.string().regex(/^[A-Z].+\.$/, 'needs a reason, as a sentence') }),
  z.literal('unknown'),
]);

const call = z
  .strictObject({
    url: z.url({ protocol: /^https$/ }),
    headers: z.record(z.string(), z.string()),
    /** What the reader must know, as one sentence. */
    note: z.string().optional(),
    json: z.record(z.string(), z.json()).optional(),
    form: z.record(z.string(), z.string()).optional(),
    text: z.string().optional(),
  })
  .refine(({ json, form, text }) => [json, form, text].filter((body) => body !== undefined).length === 1, {
    error: 'needs exactly one of json, form and text',
  });

/** What a processor can be asked for. */
export const PROCESSOR_ACTIONS = ['charge', 'verify', 'store'] as const;

const processorSchema = z
  .strictObject({
    /** On its tab. */
    name: z.string(),
    /** Among the tabs, from 1. */
    position: z.int().min(1),
    idempotency,
    /**
     * Where charges and checks name the order: a path of JSON keys such as `order.id`, or a name in a form. `none`:
     * nowhere.
     */
    orderReference: z.string(),
    calls: z.partialRecord(z.enum(PROCESSOR_ACTIONS), call),
  })
  .superRefine(({ idempotency: repeat, orderReference, calls }, context) => {
    for (const [action, one] of Object.entries(calls)) {
      if (typeof repeat === 'object' && 'header' in repeat && repeat.header in one.headers)
        context.addIssue({
          code: 'custom',
          path: ['calls', action, 'headers', repeat.header],
          message: 'is written already for each call, from idempotency. Remove it',
        });
      if (action === 'store' || !hasPlace(orderReference)) continue;
      if (valueAt(one.json ?? one.form, orderReference) !== ORDER_REFERENCE)
        context.addIssue({
          code: 'custom',
          path: ['calls', action],
          message: `has no order reference. Send ${ORDER_REFERENCE} as ${orderReference}`,
        });
    }
  });

/** Whether the data identifies the place of an order reference. */
function hasPlace(orderReference: string): boolean {
  return orderReference !== 'unknown' && orderReference !== 'none';
}

/** What a call asks of a processor: to charge a card, to check it without a charge, or to keep it. */
export type ProcessorAction = (typeof PROCESSOR_ACTIONS)[number];

export type ProcessorCall = Readonly<z.infer<typeof call>>;

export type Processor = Readonly<z.infer<typeof processorSchema>> & {
  /** Name of its file, and of the choice of readers, e.g. `stripe`. */
  readonly id: string;
};

const EXTENSION = '.yaml';

/** Every command of the project runs at its root. */
const processorsFolder = path.resolve('data/processors');

/**
 * Loads all processors, in the order of their tabs.
 *
 * @param folder that holds a file for each
 * @throws Error, a sentence that gives the file and each wrong place, or two files with one position
 */
export function loadProcessors(folder: string = processorsFolder): readonly Processor[] {
  const processors = fileNames(folder)
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => readProcessor(path.basename(file, EXTENSION), readText(path.join(folder, file))))
    .sort((one, other) => one.position - other.position);
  processors.forEach(({ id, position }, index) => {
    const before = processors[index - 1];
    if (before?.position === position)
      throw new Error(
        `data/processors/${before.id}.yaml and ${id}.yaml both have the position ${position}. Give one of them another.`,
      );
  });
  return processors;
}

/**
 * Reads the file of one processor.
 *
 * @param source its text
 * @throws Error, a sentence that gives the file and each wrong place
 */
export function readProcessor(id: string, source: string): Processor {
  const name = `data/processors/${id}.yaml`;
  const result = processorSchema.safeParse(parse(source));
  if (!result.success)
    throw new Error(
      `${name} has an unexpected shape. Correct these places:\n${z.prettifyError(result.error)}`,
    );
  return { ...result.data, id };
}

/** All headers of a call: the processor's, and the one that makes a repeat safe. */
export function callHeaders(
  { idempotency: repeat }: Processor,
  { headers }: ProcessorCall,
): Readonly<Record<string, string>> {
  return typeof repeat === 'object' && 'header' in repeat
    ? { ...headers, [repeat.header]: ATTEMPT_ID }
    : headers;
}

/** Reads a word of a page as an action; undefined for anything else. */
export function toProcessorAction(word: string): ProcessorAction | undefined {
  return PROCESSOR_ACTIONS.find((action) => action === word);
}
