import leven from 'leven';
import { closest } from './closest';

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
  return closest([...routes].sort(), {
    distance: (route) => Math.min(leven(wanted, route), leven(lastSegment(wanted), lastSegment(route)) + 2),
    farthest: Math.max(3, wanted.length / 2),
    most: 5,
  });
}
