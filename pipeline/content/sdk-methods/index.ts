/** What `content/records/sdk-methods/<language>.json` establishes about the SDK of a language. */
import path from 'node:path';
import * as z from 'zod';
import { readText, memoizedSync, RECORDS } from '../../cache/index.ts';

const method = z.strictObject({
  call: z.string(),
  path: z.array(z.string()).default([]),
  request: z.string().optional(),
  from: z.string().optional(),
  keywords: z.array(z.string()).default([]),
  renamed: z.record(z.string(), z.string()).default({}),
  idempotent: z.boolean().default(false),
  result: z.enum(['none', 'value', 'list', 'page', 'content']),
  unusable: z.string().optional(),
});

const methods = z.strictObject({
  package: z.string(),
  version: z.string(),
  types: z.record(z.string(), z.string()).default({}),
  members: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  operations: z.record(z.string(), method),
});

export type SdkMethod = Readonly<z.infer<typeof method>>;
export type SdkMethods = Readonly<z.infer<typeof methods>>;
/** The file as it is written: a field that has its default can be absent. */
export type SdkMethodsFile = Readonly<z.input<typeof methods>>;

/**
 * Reads the methods of the SDK of one language, again when its file has changed.
 * `content/records/sdk-methods/README.md` describes the fields.
 *
 * @throws Error that gives the file and each wrong place when the file does not have that shape
 */
export function sdkMethods(language: string): SdkMethods {
  return readMethods(`${RECORDS.sdkMethods}/${language}.json`);
}

const readMethods = memoizedSync((file): SdkMethods => {
  const parsed = methods.safeParse(JSON.parse(readText(file)));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${RECORDS.sdkMethods}/${path.basename(file)} has an unexpected shape. Correct these places:\n${z.prettifyError(parsed.error)}`,
  );
});

/**
 * The method that carries out an operation in the SDK of a language.
 *
 * @throws Error that names file and operation when the data has no such method
 */
export function sdkMethod(language: string, operationId: string): SdkMethod {
  const found = sdkMethods(language).operations[operationId];
  if (found) return found;
  throw new Error(
    `${RECORDS.sdkMethods}/${language}.json: there is no method for the operation "${operationId}". Add it.`,
  );
}
