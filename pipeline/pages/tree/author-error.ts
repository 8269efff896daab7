import path from 'node:path';
import type { Node } from 'unist';
import type { VFile } from 'vfile';

/**
 * Ends the build over an author's mistake with a sentence that names the page and the line.
 *
 * @param node where on the page; without a position only the page is named
 * @param problem what is wrong and how to fix it, as sentences
 * @param found the component that found it, e.g. `<Step>`, and its error, where the problem says neither
 * @throws always
 */
export function failPage(
  file: VFile,
  node: Node | undefined,
  problem: string,
  found: { readonly component?: string; readonly cause?: unknown } = {},
): never {
  const page = path.relative(process.cwd(), file.path);
  const line = node?.position?.start.line;
  const place = [
    page,
    ...(line === undefined ? [] : [`line ${String(line)}`]),
    ...(found.component === undefined ? [] : [found.component]),
  ];
  throw new Error(`${place.join(', ')}: ${problem}`, { cause: found.cause });
}
