/** The rows of `data/server-sdk-options.yaml`, compared with what a package has. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Row {
  readonly language: string;
  readonly scope: string;
  readonly option: string;
}

/** The options that the table has for a language. */
export function optionsInTable(language: string, ...scopes: readonly string[]): string[] {
  const { rows } = parse(readFileSync('data/server-sdk-options.yaml', 'utf8')) as {
    readonly rows: readonly Row[];
  };
  return rows
    .filter((row) => row.language === language && scopes.includes(row.scope))
    .map(({ option }) => option);
}

/** A sentence for each option that only the table has, or only the package. */
export function optionDifferences(table: readonly string[], inPackage: readonly string[]): string[] {
  return [
    ...table.filter((name) => !inPackage.includes(name)).map((name) => `The package has no option ${name}.`),
    ...inPackage.filter((name) => !table.includes(name)).map((name) => `The table has no option ${name}.`),
  ];
}
