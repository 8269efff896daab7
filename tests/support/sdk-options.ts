/** The rows of `content/data/sdks/server-side/server-sdk-options.yaml`, compared with what a package has. */
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import { nameProblems } from './table-names.ts';

const TABLE = 'server-sdk-options';

/** An option of a package that the table leaves out. */
interface Unlisted {
  readonly name: string;
  readonly reason: string;
}

/**
 * Compares the options that the table has for a language with those that its package declares.
 *
 * @param scopes `client` and `request`, or one of them
 * @returns a sentence for each option that only one of them has
 */
export function optionProblems(
  language: string,
  scopes: readonly string[],
  declared: Iterable<string>,
  exceptions: readonly Unlisted[] = [],
): string[] {
  const rows = loadDataTable(TABLE).rows.filter(
    (row) => row.language === language && scopes.includes(String(row.scope)),
  );
  return nameProblems({
    kind: `a ${scopes.join(' or ')} option of ${language}`,
    table: TABLE,
    documented: rows.map(({ option }) => String(option)),
    declared,
    exceptions,
  });
}
