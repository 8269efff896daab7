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
 * Finds the operations at a path, one for each method. A literal segment wins over a placeholder: `/applications/key`
 * is not an ID.
 *
 * @returns takes a path without host and query
 */
export function pathMatcher(
  operations: readonly KnownOperation[],
): (path: string) => readonly KnownOperation[] {
  const templates = operations.map((operation) => ({ operation, segments: segmentsOf(operation.path) }));
  return (path) => {
    const isProxied = path === PROXY || path.startsWith(`${PROXY}/`);
    const wanted = isProxied ? [PROXY.slice(1)] : segmentsOf(path);
    const fitting = templates.flatMap(({ operation, segments }) => {
      const same = fit(segments, wanted);
      return same === undefined ? [] : [{ operation, same }];
    });
    const best = Math.max(...fitting.map(({ same }) => same));
    return fitting.filter(({ same }) => same === best).map(({ operation }) => operation);
  };
}
