/** Finds known vulnerabilities of high or critical severity, both in what ships and in what builds. */
import { execFile } from 'node:child_process';
import * as z from 'zod';
import { root } from '../lib/project.mjs';
import type { Check, Outcome } from '../checks/check.ts';

const MOST_BYTES = 64_000_000;

const report = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number() }) }),
});

const NO_ADVISORIES = 'the audit of packages (the npm registry in use gives no advisories)';

/** What `npm audit --json` printed as the result of a check, or undefined where the registry gave no advisories. */
export function auditOutcome(printed: string): Outcome | undefined {
  let json: unknown;
  try {
    json = JSON.parse(printed);
  } catch {
    return undefined;
  }
  const parsed = report.safeParse(json);
  if (!parsed.success) return undefined;
  const { high, critical } = parsed.data.metadata.vulnerabilities;
  const isClean = high + critical === 0;
  return { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1, output: printed };
}

function runAudit(): Promise<string> {
  return new Promise((resolve) => {
    // It ends with code 1 when it has found something, or no one to ask.
    execFile(
      'npm',
      ['audit', '--json', '--audit-level=high', '--fetch-retries=0', '--fetch-timeout=30000'],
      { cwd: root, maxBuffer: MOST_BYTES },
      (_, stdout) => {
        resolve(stdout);
      },
    );
  });
}

/** The check `audit` of `npm test`. */
export function auditCheck(): Check {
  const skipped: string[] = [];
  return {
    name: 'audit',
    group: 'supply',
    run: async () => {
      const outcome = auditOutcome(await runAudit());
      if (outcome === undefined) skipped.push(NO_ADVISORIES);
      return outcome ?? { passed: 0, failed: 0, output: '' };
    },
    skipped: () => Promise.resolve(skipped),
  };
}
