/** What a request sample shows of the response when it runs. */
import { printedPart } from '../../../pipeline/code-samples/writing/printed-part.ts';
import type { EmittedSample } from './every-sample.ts';

/** Whether a sample has to print a part of the response; where no part is harmless, it prints nothing. */
export function showsResult({ input }: EmittedSample): boolean {
  const client = { name: 'client', key: '<API_KEY>' };
  return (
    printedPart({ ...input, client, suffix: '', outputs: [], conditions: [], isPlain: false }) !== undefined
  );
}
