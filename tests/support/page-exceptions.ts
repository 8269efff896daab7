import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

/** The file that says which pages don't keep a rule of all others yet. */
export const EXCEPTIONS = 'tests/pages/page-sections.yaml';

/** Pages that don't keep a rule of all others yet, by rule. Each list only gets shorter. */
export const exceptions = z
  .strictObject({
    outcomeMissing: z.array(z.string()),
    firstCodeLate: z.array(z.string()),
    tallOnPhones: z.array(z.string()),
    dangerBoxes: z.record(z.string(), z.int().min(2)),
  })
  .parse(parse(readFileSync(EXCEPTIONS, 'utf8')));

/** Compares the pages that break a rule with the list of exceptions: pages that aren't on it, and pages that no longer belong there. */
export function comparedWith(
  listed: readonly string[],
  found: readonly string[],
): { readonly new: readonly string[]; readonly fixed: readonly string[] } {
  return {
    new: found.filter((route) => !listed.includes(route)),
    fixed: listed.filter((route) => !found.includes(route)),
  };
}

/** What `comparedWith` returns for a list that is right. */
export const AS_LISTED = { new: [], fixed: [] };
