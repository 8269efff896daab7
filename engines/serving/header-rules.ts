/** Which header rules of a manifest go with a file. One reading for the server, nginx and the files of static hosts. */
import type { HeaderRule } from './manifest.ts';

/** A regular expression for the paths that a rule is for. It has nothing that nginx or a browser reads otherwise. */
export function pathPattern(rule: Pick<HeaderRule, 'path'>): string {
  const parts = rule.path.split('*').map((part) => part.replaceAll(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`));
  return `^${parts.join('.*')}$`;
}

/** The headers of a file, those of later rules instead of those of earlier ones. */
export function headersFor(address: string, rules: readonly HeaderRule[]): ReadonlyMap<string, string> {
  const matching = rules.filter((rule) => new RegExp(pathPattern(rule)).test(address));
  return new Map(matching.flatMap(({ headers }) => Object.entries(headers)));
}

/** The headers that everything has, including errors and redirects. */
export function headersOfAll(rules: readonly HeaderRule[]): ReadonlyMap<string, string> {
  return new Map(rules.filter(({ path }) => path === '/*').flatMap(({ headers }) => Object.entries(headers)));
}
