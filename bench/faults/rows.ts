import path from 'node:path';
import type { Row } from '../report.ts';

/** What the bench reads of Vitest's JSON report. */
export interface JsonReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

/** Outcomes in a cell. A test that passed needs no word. */
const OUTCOME: Readonly<Record<string, string>> = {
  failed: '**fails**',
  pending: 'skipped',
  skipped: 'skipped',
};

/** What a test of several cases says before it gives the case. */
const withoutCase = (title: string): string =>
  title.replace(/ \([^)]*\)$| of the type \S+(?=,| )|, such as [^,]+/g, '');

/**
 * A row for each fault and what the reader sees, by file. Cases of one test are one row.
 *
 * @param folder that paths are relative to
 */
export function faultRows({ testResults }: JsonReport, folder: string): readonly Row[] {
  const rows = new Map<string, { readonly row: Row; cases: number; readonly outcomes: Set<string> }>();
  const files = [...testResults].sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const { name, assertionResults } of files)
    for (const { ancestorTitles, title, status } of assertionResults) {
      const [fault, sees] = [ancestorTitles.join(', '), withoutCase(title)];
      const held = path.relative(folder, name).replaceAll(path.sep, '/');
      const key = [fault, sees, held].join('|');
      const known = rows.get(key) ?? {
        row: { fault, 'what the reader sees': sees.replaceAll('|', '\\|'), 'held by': `\`${held}\`` },
        cases: 0,
        outcomes: new Set<string>(),
      };
      known.cases += 1;
      if (OUTCOME[status] !== undefined) known.outcomes.add(OUTCOME[status]);
      rows.set(key, known);
    }
  return [...rows.values()].map(({ row, cases, outcomes }) => ({
    ...row,
    tests: outcomes.size === 0 ? cases : `${String(cases)}, ${[...outcomes].join(', ')}`,
  }));
}
