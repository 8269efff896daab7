import { expect } from 'vitest';
import { savedValue } from '../../../pipeline/code-samples/writing/saved-property.ts';
import type { EmittedSample } from './every-sample.ts';
import type { WrittenFile } from './homes.ts';
import type { Exchange } from './recorder.ts';

/** A file that only its owner can read has these rights. */
const OWNER_ONLY = '600';
/** Files with keys, and responses that have them. */
const KEPT = /\.(?:key|pem|json)$/;

/**
 * Asserts that a sample saved what its response alone has, in a file that only its owner can read, and nothing else.
 *
 * @param isWhole whether the sample saves the whole response, as cURL does
 */
export function expectSaved(
  { id, input }: EmittedSample,
  files: readonly WrittenFile[] = [],
  { answer }: Exchange,
  isWhole = false,
): void {
  const toSave = savedValue(input);
  const kept = files.filter(({ name }) => KEPT.test(name));
  if (toSave === undefined) {
    expect(kept, `${id} saves nothing`).toEqual([]);
    return;
  }
  const [property = ''] = toSave.pointer;
  const value = (JSON.parse(answer) as Record<string, string>)[property];
  const expected = isWhole
    ? { name: toSave.file.replace(/\.\w+$/, '.json'), mode: OWNER_ONLY, text: answer }
    : { name: toSave.file, mode: OWNER_ONLY, text: value };
  expect(value, `the response to ${id} has ${property}`).toBeTypeOf('string');
  expect(kept, `${id} saves ${property}`).toEqual([expected]);
}
