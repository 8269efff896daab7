/** A value of the configuration of nginx, in quotes. A variable in it stays one. */
export function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** A literal key of a `map`, escaped where it begins as a pattern or a keyword does. */
function literal(key: string): string {
  return quoted(/^(?:~|default$|hostnames$|include$|volatile$)/.test(key) ? `\\${key}` : key);
}

/** A line of a `map` for keys that match a pattern. Its named groups are variables in the value. */
export function pattern(source: string, value: string): string {
  return `"${source.startsWith('~') ? '' : '~'}${source.replaceAll('"', String.raw`\"`)}" ${value};`;
}

/**
 * Writes a `map`, which sets one variable by the value of another. It ignores the case of literal keys.
 *
 * @param from what is looked up, e.g. `$uri`
 * @param to the variable, e.g. `$page`
 * @param entries literal keys with their values
 * @param others lines for patterns and the default
 */
export function nginxMap(
  from: string,
  to: string,
  entries: Iterable<readonly [key: string, value: string]>,
  others: readonly string[] = [],
): string {
  const lines = [...[...entries].map(([key, value]) => `${literal(key)} ${quoted(value)};`), ...others];
  return [`map ${from} ${to} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

/** A `map` from a value to itself where it's one of those listed, in the same case. */
export function listedMap(from: string, to: string, values: readonly string[]): string {
  const inAnyCase = `${to}_in_any_case`;
  const group = to.slice(1);
  return [
    nginxMap(
      from,
      inAnyCase,
      values.map((value) => [value, value]),
    ),
    nginxMap(
      `"${from.replaceAll('"', '')}|${inAnyCase}"`,
      to,
      [],
      [pattern(String.raw`^(?<listed_${group}>.+)\|\k<listed_${group}>$`, `$listed_${group}`)],
    ),
  ].join('\n');
}

/** A `map` whose value is the first of several variables that isn't empty. */
export function firstMap(variables: readonly string[], to: string): string {
  const group = `first_${to.slice(1)}`;
  return nginxMap(
    `"${variables.join('|')}"`,
    to,
    [],
    [pattern(String.raw`^\|*(?<${group}>[^|]+)`, `$${group}`)],
  );
}
