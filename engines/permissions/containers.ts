/** Paths of containers, see content/docs/concepts/what-are-containers.mdx. */

/** Holds every token. */
export const ROOT = '/';

const PATH = /^\/(?:[a-z0-9_-]+\/)*$/;

/** A container in code: `containers: ["/pci/shop/"]`, `container=/pci/`, `.containers(List.of("/pci/"))`. */
const IN_CODE = /\bcontainers?\b[^/;]{0,60}(?:["'`=]|[:-]\s)(\/(?:[\w-]{1,100}\/){1,20})/gi;

/**
 * A path as the platform stores it: lower case, with a slash at both ends.
 *
 * @returns undefined if it has other characters than letters, digits, `-` and `_`
 */
function normalContainer(written: string): string | undefined {
  const segments = written
    .trim()
    .toLowerCase()
    .split('/')
    .filter((one) => one !== '');
  const path = segments.length === 0 ? ROOT : `/${segments.join('/')}/`;
  return PATH.test(path) ? path : undefined;
}

/** Whether a rule for a path covers a token in a container: the same path, or one below it. */
export function coversContainer(rule: string, container: string): boolean {
  return container.startsWith(rule);
}

/**
 * What a reader wrote, split at commas and spaces.
 *
 * @returns paths without those that another one covers, most specific first, and what isn't a path
 */
export function readContainers(written: string): {
  readonly containers: readonly string[];
  readonly wrong: readonly string[];
} {
  const parts = written.split(/[\s,]+/).filter((one) => one !== '');
  const wrong = parts.filter((one) => normalContainer(one) === undefined);
  const paths = [...new Set(parts.flatMap((one) => normalContainer(one) ?? []))];
  const containers = paths
    .filter((path) => !paths.some((other) => other !== path && coversContainer(other, path)))
    .toSorted((one, other) => other.length - one.length || one.localeCompare(other, 'en'));
  return { containers, wrong };
}

/** The containers that code names, each once, as the platform stores them. */
export function containersIn(code: string): readonly string[] {
  return [...new Set([...code.matchAll(IN_CODE)].flatMap(([, path = '']) => normalContainer(path) ?? []))];
}
