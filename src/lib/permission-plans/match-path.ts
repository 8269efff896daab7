import type { KnownOperation } from './types';

/** Where proxied calls go: everything below it belongs to the destination. */
const PROXY = '/proxy';

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

const isPlaceholder = (segment: string): boolean => segment.startsWith('{');

/** How well a path fits: the number of segments that are the same, or undefined if it doesn't. */
function fit(template: readonly string[], path: readonly string[]): number | undefined {
  if (template.length !== path.length) return undefined;
  let same = 0;
  for (const [place, segment] of template.entries()) {
    if (segment === path[place]) same += 1;
    else if (!isPlaceholder(segment)) return undefined;
  }
  return same;
}

/**
 * The operations at a path, one for each method. A literal segment wins over a placeholder: `/applications/key` is not
 * an ID.
 *
 * @param path without host and query
 */
export function operationsAt(path: string, operations: readonly KnownOperation[]): readonly KnownOperation[] {
  const proxied = path === PROXY || path.startsWith(`${PROXY}/`);
  const segments = proxied ? [PROXY.slice(1)] : segmentsOf(path);
  const fitting = operations.flatMap((operation) => {
    const same = fit(segmentsOf(operation.path), segments);
    return same === undefined ? [] : [{ operation, same }];
  });
  const best = Math.max(...fitting.map(({ same }) => same));
  return fitting.filter(({ same }) => same === best).map(({ operation }) => operation);
}
