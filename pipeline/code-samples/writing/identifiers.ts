/**
 * The identifiers of a program, outside its string literals and comments: they determine what a sample imports.
 *
 * @param code a program in a language whose strings are in double quotes
 */
export function identifiers(code: string): ReadonlySet<string> {
  const withoutComments = code.replace(/^\s*(?:\/\/|#).*$/gm, '');
  return new Set(withoutComments.replace(/"(?:[^"\\]|\\.)*"/g, '""').match(/[A-Za-z_]\w*/g));
}

/** The values of a table whose key is among the identifiers, in the order of the table. */
export function importsFor(used: ReadonlySet<string>, table: Readonly<Record<string, string>>): string[] {
  return Object.entries(table).flatMap(([name, value]) => (used.has(name) ? [value] : []));
}
