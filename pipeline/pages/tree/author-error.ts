import path from 'node:path';
import type { Node } from 'unist';
import type { VFile } from 'vfile';

/** What found an error: a component, e.g. `<Step>`, and the error that it threw. */
interface Found {
  readonly component?: string;
  readonly cause?: unknown;
}

/**
 * Ends the build over an author's mistake with a sentence that gives the page and the line.
 *
 * @param file whose path, seen from the root of the project, identifies the page
 * @param node where on the page; without a position only the page is named
 * @param problem what is wrong and how to fix it, as sentences
 * @param found component and cause of the error, where the problem names neither
 * @throws always
 */
export function failPage(file: VFile, node: Node | undefined, problem: string, found: Found = {}): never {
  const page = path.relative(process.cwd(), file.path);
  const line = node?.position?.start.line;
  const place = [
    page,
    ...(line === undefined ? [] : [`line ${String(line)}`]),
    ...(found.component === undefined ? [] : [found.component]),
  ];
  throw new Error(`${place.join(', ')}: ${problem}`, { cause: found.cause });
}
