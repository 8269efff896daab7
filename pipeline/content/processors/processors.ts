/** The files of `content/data/processors/`, read and checked. */
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import {
  ATTEMPT_ID,
  PROCESSOR_ACTIONS,
  processorSchema,
  type ProcessorAction,
  type ProcessorCall,
} from './schema.ts';
import { fileNames, readText } from '../../cache/index.ts';

export type Processor = Readonly<z.infer<typeof processorSchema>> & {
  /** Name of its file, and of the choice of readers, e.g. `stripe`. */
  readonly id: string;
};

const EXTENSION = '.yaml';

/** Every command of the project runs at its root. */
const processorsFolder = path.resolve('content/data/processors');

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
        `content/data/processors/${before.id}.yaml and ${id}.yaml both have the position ${position}. Give one of them another.`,
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
  const name = `content/data/processors/${id}.yaml`;
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

/** How the expressions of a call refer to the card. They use a stored one's token, or the intent of one just typed. */
export function cardOf(action: ProcessorAction): string {
  return action === 'charge_stored' ? 'token: <TOKEN_ID>' : 'token_intent: <TOKEN_INTENT_ID>';
}

/** Reads a word of a page as an action; undefined for anything else. */
export function toProcessorAction(word: string): ProcessorAction | undefined {
  return PROCESSOR_ACTIONS.find((action) => action === word);
}
