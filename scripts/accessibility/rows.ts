import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What was checked, as a row of `content/records/accessibility-checks.yaml`. */
export interface AccessibilityCheck {
  readonly id: string;
  readonly check: string;
  readonly where: string;
  readonly result: string;
}

/** The tests behind the rows. */
export const ACCESSIBILITY_TESTS = [
  'tests/browser/every-page.test.ts',
  'tests/browser/keyboard',
  'tests/browser/tools',
  'tests/browser/transcripts',
  'tests/browser/enlarged.test.ts',
  'tests/browser/display-settings.test.ts',
  'tests/browser/forced-colors.test.ts',
] as const;

const BROWSER_TESTS = 'tests/browser';

/** Files with a journey for each test. */
const JOURNEYS = ['keyboard/parts.test.ts', 'keyboard/tools.test.ts'];

/** A journey in any other file says so in its name. */
const NAMED_JOURNEY = /\bit\(\s*['"`][^\n]*\bwith the keyboard alone\b/g;

const EVERY_TEST = /^ +it\(/gm;

const filesEndingIn = (ending: string): readonly string[] =>
  readdirSync(BROWSER_TESTS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

function countIn(files: readonly string[], pattern: RegExp): number {
  const found = files.map((file) => readFileSync(path.join(BROWSER_TESTS, file), 'utf8').match(pattern));
  return found.reduce((sum, matches) => sum + (matches?.length ?? 0), 0);
}

function axeVersion(): string {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  return devDependencies['axe-core'] ?? '';
}

/** The rows as they are when all tests pass, with what's counted in the project. */
export function accessibilityRows(): readonly AccessibilityCheck[] {
  const journeys = countIn(JOURNEYS, EVERY_TEST) + countIn(filesEndingIn('.test.ts'), NAMED_JOURNEY);
  const transcripts = filesEndingIn('.txt').length;
  return [
    {
      id: 'axe',
      check: `axe ${axeVersion()}, with its rules for WCAG 2.0 to 2.2 (A and AA) and its best practices`,
      where: 'All pages, in dark and light mode, 1,280 and 320 pixels wide',
      result: 'No findings',
    },
    {
      id: 'keyboard',
      check: 'Tasks with the keyboard alone, such as searching, choosing a language, and using each tool',
      where: `${String(journeys)} tasks`,
      result: 'All can be done',
    },
    {
      id: 'focus',
      check: 'Every stop of Tab has a visible outline and nothing covers it. The focus is never trapped',
      where: 'A page of each type and every tool, 1,280 and 320 pixels wide',
      result: 'All pass',
    },
    {
      id: 'transcripts',
      check: 'What a virtual screen reader says in menus, search, tabs, folds, and tools, read line by line',
      where: `${String(transcripts)} transcripts`,
      result: 'None has changed',
    },
    {
      id: 'zoom',
      check: 'At 200% and 400% zoom, and in both orientations, nothing scrolls sideways',
      where: 'A page of each type and every tool. At 400%, all pages',
      result: 'All pass',
    },
    {
      id: 'spacing',
      check: 'With the text spacing of WCAG 1.4.12, nothing is cut off',
      where: 'A page of each type and every tool, 1,280 and 320 pixels wide',
      result: 'All pass',
    },
    {
      id: 'display',
      check: 'In forced colors, states and focus stay visible. With reduced motion, nothing moves',
      where: 'All components in all states',
      result: 'All pass',
    },
  ];
}

/** A table of `content/records/` for pages. */
interface AccessibilityTable {
  readonly rows: readonly (AccessibilityCheck & { readonly date: string })[];
  readonly [declaration: string]: unknown;
}

/**
 * The rows as a table for pages.
 *
 * @param date on which all tests passed, e.g. `2026-11-26`
 */
export function accessibilityTable(date: string): AccessibilityTable {
  return {
    description: 'What was checked about accessibility, where, and when. Written by npm run accessibility.',
    key: 'id',
    search: 'section',
    columns: [
      { key: 'check', label: 'Check' },
      { key: 'where', label: 'Where' },
      { key: 'result', label: 'Result' },
      { key: 'date', label: 'Last run', matches: String.raw`^\d{4}-\d{2}-\d{2}$` },
    ],
    fields: [{ key: 'id', type: 'slug' }],
    rows: accessibilityRows().map((row) => ({ ...row, date })),
  };
}
