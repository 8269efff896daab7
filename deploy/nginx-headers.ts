/** Which headers nginx adds to which files. */
import { headersOfAll, pathPattern, type HeaderRule } from '../engines/serving/index.ts';
import { firstMap, nginxMap, pattern, quoted } from './nginx-map.ts';

/** What a location sets, see `nginx-types.ts`. */
const TYPE = 'Content-Type';

const variableOf = (header: string): string => `$header_${header.toLowerCase().replaceAll('-', '_')}`;

const headerNames = (rules: readonly HeaderRule[]): readonly string[] =>
  [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].filter((name) => name !== TYPE);

/** Sentences are made for one request. */
const OF_SENTENCES: Readonly<Record<string, string>> = { 'Cache-Control': 'no-store' };

/** Rules that only some files have. The last that fits counts, so it must come first in a map. */
function rulesFor(name: string, rules: readonly HeaderRule[]): readonly string[] {
  return [...rules]
    .reverse()
    .filter(({ path }) => path !== '/*')
    .flatMap((rule) => {
      const value = rule.headers[name];
      return value === undefined ? [] : [pattern(pathPattern(rule), quoted(value))];
    });
}

/** The maps for the headers that not every file has with one value, by `$address`, which is empty for sentences. */
export function headerMaps(rules: readonly HeaderRule[]): readonly string[] {
  const everywhere = headersOfAll(rules);
  return [
    firstMap(['$in_language', '$in_all', '$page_route', '$file', '$not_found'], '$address_of_file'),
    nginxMap('$page', '$page_route', [['', '']], ['default $route;']),
    nginxMap('$is_sentence', '$address', [['', '$address_of_file']]),
    ...headerNames(rules).flatMap((name) => {
      const some = rulesFor(name, rules);
      const sentence = OF_SENTENCES[name];
      if (some.length === 0 && sentence === undefined) return [];
      const others = everywhere.get(name);
      return [
        nginxMap('$address', variableOf(name), sentence === undefined ? [] : [['', sentence]], [
          ...(others === undefined ? [] : [`default ${quoted(others)};`]),
          ...some,
        ]),
      ];
    }),
  ];
}

/** The lines that add the headers. */
export function headerLines(rules: readonly HeaderRule[]): string {
  const everywhere = headersOfAll(rules);
  return headerNames(rules)
    .map((name) => {
      const isMapped = rulesFor(name, rules).length > 0 || name in OF_SENTENCES;
      return `  add_header ${name} ${isMapped ? variableOf(name) : quoted(everywhere.get(name) ?? '')} always;`;
    })
    .join('\n');
}

/** The types that rules give to files whose names don't tell theirs, by path. */
export function ruledTypes(rules: readonly HeaderRule[]): ReadonlyMap<string, string> {
  return new Map(
    rules.flatMap(({ path, headers }) => {
      const type = headers[TYPE];
      if (type === undefined) return [];
      if (path.includes('*'))
        throw new Error(
          `content/site/headers.ts sets ${TYPE} for ${path}. nginx can only set it for one URL at a time. Write a rule for each.`,
        );
      return [[path, type] as const];
    }),
  );
}
