import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../scripts/lib/project.mjs';

/** Parts of the bench, in report order. */
export const PARTS = ['pages', 'build', 'search', 'tools', 'machines', 'load', 'faults'] as const;

export type Part = (typeof PARTS)[number];

/** A row of a table, with cells by the head of their column. */
export type Row = Readonly<Record<string, string | number | undefined>>;

const FILE = path.join(root, 'bench/results.md');

const INTRODUCTION = `# What the bench measured

Written by \`npm run bench\`, or a part of it by \`npm run bench -- pages\`, \`build\`, \`search\`, \`tools\`, \`machines\`, \`load\` or \`faults\`. Budgets are in \`bench/budgets.ts\`. Times are the machine's: compare them within a table.`;

const open = (part: Part): string => `<!-- ${part} -->`;
const close = (part: Part): string => `<!-- end of ${part} -->`;

/** The last report of a part, with its marks. It's empty where there is none. */
function lastReport(report: string, part: Part): string {
  const [start, end] = [report.indexOf(open(part)), report.indexOf(close(part))];
  return start === -1 || end === -1 ? '' : report.slice(start, end + close(part).length);
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

/**
 * Puts the report of a part into `bench/results.md`. Other parts stay as they were last measured.
 *
 * @param markdown the report, below the part's heading
 */
export async function writeReport(part: Part, markdown: string): Promise<void> {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const title = `## ${part.charAt(0).toUpperCase()}${part.slice(1)}`;
  const written = [open(part), title, circumstances(), markdown, close(part)].join('\n\n');
  const sections = PARTS.map((other) => (other === part ? written : lastReport(before, other)));
  const report = [INTRODUCTION, ...sections.filter(Boolean)].join('\n\n');
  writeFileSync(FILE, await format(report, { ...(await resolveConfig(FILE)), parser: 'markdown' }));
  console.log(`\n${markdown}\n\nWritten to ${path.relative(root, FILE)}.`);
}
