import leven from 'leven';

const MOST = 5;

function lastSegment(path: string): string {
  return path.split('/').at(-1) ?? '';
}

/**
 * Finds the pages whose address comes closest to one that does not exist.
 *
 * @param pathname the address that was asked for
 * @param routes all pages
 * @returns at most five routes, closest first; those that share nothing with it are left out
 */
export function closestPaths(pathname: string, routes: readonly string[]): string[] {
  const wanted = pathname.toLowerCase().replace(/\/+$/, '').slice(0, 200);
  const distance = (route: string): number =>
    Math.min(leven(wanted, route), leven(lastSegment(wanted), lastSegment(route)) + 2);
  return routes
    .map((route) => ({ route, distance: distance(route) }))
    .filter((candidate) => candidate.distance <= Math.max(3, wanted.length / 2))
    .sort((a, b) => a.distance - b.distance || a.route.localeCompare(b.route))
    .slice(0, MOST)
    .map(({ route }) => route);
}
