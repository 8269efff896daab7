/** How many finds are left, kept in a file: numbers there only fall, and a file without an entry has none of class B. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../lib/project.mjs';
import type { Finding } from './findings.ts';

/** The file, from the root of the project. */
const COUNTS = 'scripts/voice/counts.json';

type Numbers = Readonly<Record<string, number>>;

/** Finds of class A by rule and place, and of class B by file and rule. */
export interface Counts {
  readonly A: Readonly<Record<string, Numbers>>;
  readonly B: Readonly<Record<string, Numbers>>;
}

/** What the rules find in files, by name. */
export type FindingsByFile = ReadonlyMap<string, readonly Finding[]>;

/** Counts what was found. */
export function countFindings(found: FindingsByFile): Counts {
  const counts: Record<'A' | 'B', Record<string, Record<string, number>>> = { A: {}, B: {} };
  for (const [file, findings] of found) {
    for (const { rule, place } of findings) {
      const [row, column] = rule.class === 'A' ? [String(rule.number), place] : [file, String(rule.number)];
      const numbers = (counts[rule.class][row] ??= {});
      numbers[column] = (numbers[column] ?? 0) + 1;
    }
  }
  return counts;
}

/** A number that isn't the one in the file. */
export interface Difference {
  readonly class: 'A' | 'B';
  /** The rule of class A, or the file of class B. */
  readonly row: string;
  /** The place of class A, or the rule of class B. */
  readonly column: string;
  readonly kept: number;
  readonly counted: number;
}

/** Where counts differ from those in the file. */
export function compareCounts(kept: Counts, counted: Counts): Difference[] {
  return (['A', 'B'] as const).flatMap((kind) =>
    union(kept[kind], counted[kind]).flatMap((row) =>
      union(kept[kind][row], counted[kind][row])
        .map((column) => ({
          class: kind,
          row,
          column,
          kept: kept[kind][row]?.[column] ?? 0,
          counted: counted[kind][row]?.[column] ?? 0,
        }))
        .filter((difference) => difference.kept !== difference.counted),
    ),
  );
}

function union(a: object = {}, b: object = {}): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].toSorted(byName);
}

const byName = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** The smaller number of each place: what may stand in the file from now on. */
export function lowerCounts(kept: Counts, counted: Counts): Counts {
  const lower = (kind: 'A' | 'B'): Counts['A'] =>
    Object.fromEntries(
      Object.entries(kept[kind]).map(([row, numbers]) => [
        row,
        Object.fromEntries(
          Object.entries(numbers).map(([column, number]) => [
            column,
            Math.min(number, counted[kind][row]?.[column] ?? 0),
          ]),
        ),
      ]),
    );
  return { A: lower('A'), B: lower('B') };
}

/** A line for each row, so that changes of two files don't meet. */
export function writeCounts(counts: Counts): string {
  const rows = (numbers: Counts['A']): string =>
    Object.entries(numbers)
      .toSorted(([a], [b]) => byName(a, b))
      .map(([row, columns]) => [row, Object.entries(columns).filter(([, number]) => number > 0)] as const)
      .filter(([, columns]) => columns.length > 0)
      .map(([row, columns]) => {
        const cells = columns
          .toSorted(([a], [b]) => byName(a, b))
          .map(([column, number]) => `${JSON.stringify(column)}: ${number}`);
        return `    ${JSON.stringify(row)}: { ${cells.join(', ')} }`;
      })
      .join(',\n');
  return `{\n  "A": {\n${rows(counts.A)}\n  },\n  "B": {\n${rows(counts.B)}\n  }\n}\n`;
}

/** The counts in the file. */
export async function readCounts(): Promise<Counts> {
  return JSON.parse(await readFile(path.join(root, COUNTS), 'utf8')) as Counts;
}

/** Puts counts into the file. */
export async function keepCounts(counts: Counts): Promise<void> {
  await writeFile(path.join(root, COUNTS), writeCounts(counts));
}
