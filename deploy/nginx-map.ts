/** A value of the configuration of nginx, in quotes. A variable in it stays one. */
function quoted(value: string): string {
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
 * Writes a `map`, which sets one variable by the value of another.
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
