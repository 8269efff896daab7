/** Compares the names in tables with those of packages. */
import { tableFiles } from '../../pipeline/content/tables/index.ts';

interface Comparison {
  /** What is compared, in a sentence: `option of the Element card`. */
  readonly kind: string;
  readonly table: string;
  readonly documented: Iterable<string>;
  readonly declared: Iterable<string>;
  /** Names that the table leaves out on purpose. */
  readonly exceptions?: readonly { readonly name: string }[];
}

/**
 * Compares the names that a table documents with those that the package declares.
 *
 * @returns one sentence for each name that is only on one side, is documented although it is an exception, or is an
 *   exception that the package does not declare
 */
export function nameProblems({ kind, table, documented, declared, exceptions = [] }: Comparison): string[] {
  const written = new Set(documented);
  const known = new Set(declared);
  const excused = new Set(exceptions.map((exception) => exception.name));
  return [
    ...[...written]
      .filter((name) => !known.has(name))
      .map(
        (name) =>
          `${tableFiles(table).place} documents "${name}" as ${kind}, but the package declares none. Remove the row.`,
      ),
    ...[...known]
      .filter((name) => !written.has(name) && !excused.has(name))
      .map(
        (name) =>
          `The package declares "${name}" as ${kind}, but ${tableFiles(table).place} has no row. Add one, or an exception with its reason.`,
      ),
    ...[...excused]
      .filter((name) => written.has(name) || !known.has(name))
      .map(
        (name) =>
          `The exception for "${name}" as ${kind} is stale: the name is documented, or the package no longer declares it. Remove the exception.`,
      ),
  ];
}

/** The code spans of a cell of Markdown: `` `card`, `text` `` gives card and text. */
export function codeSpans(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
}
