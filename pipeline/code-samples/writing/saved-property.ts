/** What a script keeps of a response in a file, because a reader who loses it can't use what the call created. */
import type { Json } from '../../../engines/json/index.ts';
import { fileNamePart } from '../../../engines/file-names/index.ts';
import type { Call } from './types.ts';

export interface SavedValue {
  /** Where the value is in the body, e.g. `['key']`. */
  readonly pointer: readonly string[];
  /** Name of the file without a folder, e.g. `checkout-backend.key`. */
  readonly file: string;
}

/** Said above the statement that creates the file. It comes before the call, since the key would be lost afterward. */
export const NEW_FILE = 'Only you can read this new file. If it already exists, the code stops here.';

/** What a script calls the file, in words, since a script can have several. */
export function fileVariable({ answer }: Pick<Call, 'answer'>): string {
  return answer === undefined ? 'key_file' : `${answer}_key_file`;
}

function bodyOf({ example }: Pick<Call, 'example'>): Readonly<Record<string, Json>> {
  const { body } = example;
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
}

/**
 * The value that a script saves, by the operation's `x-saved-property`.
 *
 * @returns undefined for a call whose response has none
 * @throws Error when the request lacks a property that the file is named after
 */
export function savedValue(call: Pick<Call, 'operation' | 'example'>): SavedValue | undefined {
  const { savedProperty, id } = call.operation;
  if (savedProperty === undefined) return undefined;
  const body = bodyOf(call);
  const { name, file, unless = {} } = savedProperty;
  if (Object.entries(unless).some(([key, value]) => body[key] === value)) return undefined;
  const named = file.replace(/\{(\w+)\}/g, (_, property: string) => {
    const value = body[property];
    if (typeof value === 'string') return fileNamePart(value);
    throw new Error(
      `the request has no "${property}", which the file name in x-saved-property of ${id} needs. Add it to the example.`,
    );
  });
  return { pointer: [name], file: named };
}
