/** Which browser and fonts the pictures were made with: others draw text in other pixels. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import * as z from 'zod';
import { findBrowser } from '../../../scripts/lib/find-browser.ts';

const FILE = path.resolve('tests/screenshots/reference.json');

/** Families that the style sheet names and the system supplies, and those that supply single characters. */
const FAMILIES = [
  'ui-monospace',
  'SF Mono',
  'menlo',
  'consolas',
  'Liberation Mono',
  'monospace',
  'sans-serif',
];
const CHARACTERS = { arrow: '2192', 'check mark': '2713', command: '2318' };

const machineSchema = z.strictObject({
  browser: z.string(),
  /** What the system shows for each family or character, with the version of the font. */
  fonts: z.record(z.string(), z.string()),
});

/** What a picture depends on besides the site. */
export type Machine = Readonly<z.infer<typeof machineSchema>>;

function fontFor(pattern: string): string {
  try {
    return execFileSync('fc-match', ['--format', '%{family[0]} %{fontversion}', pattern], {
      encoding: 'utf8',
    });
  } catch {
    return 'unknown, as there is no fc-match';
  }
}

/** This machine, as far as pictures depend on it. */
export function thisMachine(browser: Browser): Machine {
  const named = FAMILIES.map((family) => [family, fontFor(family)]);
  const single = Object.entries(CHARACTERS).map(([name, code]) => [name, fontFor(`:charset=${code}`)]);
  const [major = ''] = browser.version().split('.');
  return {
    // A Chromium without a window draws text in other pixels than one of the same version that has one.
    browser: `${path.basename(findBrowser(process.env) ?? 'unknown')} ${major}`,
    fonts: Object.fromEntries([...named, ...single]) as Record<string, string>,
  };
}

/** Notes the machine whose pictures are kept from now on. */
export function keepReference(machine: Machine): void {
  writeFileSync(FILE, `${JSON.stringify(machine, undefined, 2)}\n`);
}

/**
 * What of a machine is not as in the reference, e.g. `the browser is chromium 156, not chromium-headless-shell 156`;
 * empty if nothing is.
 */
export function differencesFromReference(machine: Machine): readonly string[] {
  if (!existsSync(FILE)) return ['there is no reference'];
  const reference = machineSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  const parts = (one: Machine): Readonly<Record<string, string>> => ({
    browser: one.browser,
    ...Object.fromEntries(Object.entries(one.fonts).map(([name, font]) => [`font for ${name}`, font])),
  });
  const here = parts(machine);
  return Object.entries(parts(reference))
    .filter(([name, value]) => here[name] !== value)
    .map(([name, value]) => `the ${name} is ${here[name] ?? 'unknown'}, not ${value}`);
}
