import { createHash } from 'node:crypto';
import { publishedDescription } from '../code-samples/workflows/index.ts';

const REFERENCE = /\[\[sha256:([\w.-]+)\]\]/g;

/**
 * Replaces `[[sha256:openapi.json]]` by the SHA-256 hash of that file, which readers can download, in hexadecimal.
 *
 * @param text of a page
 * @param place the page, for errors
 * @throws Error, a sentence with the page and line of a name that isn't a file of the API description
 */
export async function fillHashes(text: string, place: string): Promise<string> {
  if (text.search(REFERENCE) === -1) return text;
  const files = new Map(Object.entries(await publishedDescription()));
  return text.replace(REFERENCE, (reference, name: string, offset: number) => {
    const content = files.get(name);
    if (content !== undefined) return createHash('sha256').update(content).digest('hex');
    const line = text.slice(0, offset).split('\n').length;
    throw new Error(
      `${place}:${String(line)}: ${reference} hashes no download. Name one of: ${[...files.keys()].join(', ')}.`,
    );
  });
}
