import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../scripts/lib/project.mjs';

/** Parts of the bench, in report order. */
export const PARTS = ['pages', 'build', 'search', 'tools', 'machines', 'load', 'faults'] as const;

export type Part = (typeof PARTS)[number];

/** What a part has measured, in Markdown. */
export interface Report {
  /** Everything, for the part's own file. */
  readonly details: string;
  /** What the page of results shows, from the one part that compares the sites. */
  readonly overview?: string;
}

/** A row of a table, with cells by the head of their column. */
export type Row = Readonly<Record<string, string | number | undefined>>;

const OVERVIEW = 'results.md';

/** The file with a part's details, from the bench's folder. */
export function detailsFile(part: Part): string {
  return `results/${part}.md`;
}

/** When and where a part was measured, and how busy the machine was. */
function circumstances(): string {
  const [load = 0] = os.loadavg();
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const busy =
    load > os.cpus().length ? ' The machine was busy: measure again before you rely on times.' : '';
  return `Measured on ${date} UTC, ${String(os.cpus().length)} cores, load ${load.toFixed(1)} in the end.${busy}`;
}

/** A table in Markdown. The first row defines its columns. */
export function table(rows: readonly Row[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const line = (cells: readonly unknown[]): string => `| ${cells.map(String).join(' | ')} |`;
  const body = rows.map((row) => line(heads.map((head) => row[head] ?? '')));
  return [line(heads), line(heads.map(() => '---')), ...body].join('\n');
}

/** What `verdict` says of a figure within its budget. */
export const MET = 'met';

/** Tells whether a figure is within its budget. One that isn't ends the bench with exit code 1. */
export function verdict(value: number, most: number): string {
  if (value <= most) return MET;
  process.exitCode = 1;
  return '**not met**';
}

/** Tells whether a figure has reached what it should. One that hasn't ends the bench with exit code 1. */
export function reached(value: number, least: number): string {
  return verdict(-value, -least);
}

async function writeMarkdown(file: string, paragraphs: readonly string[]): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  const options = { ...(await resolveConfig(file)), parser: 'markdown' };
  writeFileSync(file, await format(paragraphs.join('\n\n'), options));
  console.log(`Written to ${path.relative(root, file)}.`);
}

/**
 * Writes the report of a part into its file, and its overview into `results.md`. Other parts stay as they were last
 * measured.
 *
 * @param folder where the bench is
 */
export async function writeReport(
  part: Part,
  { details, overview }: Report,
  folder = path.join(root, 'bench'),
): Promise<void> {
  const measured = circumstances();
  console.log(`\n${overview ?? details}\n`);
  const title = `# ${part.charAt(0).toUpperCase()}${part.slice(1)}`;
  await writeMarkdown(path.join(folder, detailsFile(part)), [title, measured, details]);
  if (overview === undefined) return;
  const links = PARTS.map((name) => `[${name}](${detailsFile(name)})`).join(', ');
  await writeMarkdown(path.join(folder, OVERVIEW), [
    '# What the bench measured',
    overview,
    measured,
    `Details: ${links}, [by hand](results/by-hand.md). [How to measure again](README.md).`,
  ]);
}
