import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';
import { root } from '../lib/project.mjs';
import type { LockedPackage } from './packages.ts';

const MOST_BYTES = 64_000_000;

/** Differs from one run to the next. JSON leaves it out. */
const changing = z.unknown().transform(() => undefined);

const component = z.looseObject({ name: z.string(), version: z.string(), scope: z.string().optional() });
const document = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  serialNumber: changing,
  metadata: z.looseObject({ timestamp: changing }),
  components: z.array(component),
});

/**
 * Writes the lockfile's bill of materials in CycloneDX format. It lists what the site is built with and marks what ships.
 * Two builds of one commit write the same text.
 *
 * @param shipped packages whose code browsers receive. Their `scope` is `required`, although npm
 *   counts them among the development packages
 */
export async function billOfMaterials(shipped: readonly LockedPackage[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'],
    { cwd: root, maxBuffer: MOST_BYTES },
  );
  const bill = document.parse(JSON.parse(stdout));
  const names = new Set(shipped.map(({ name, version }) => `${name}@${version}`));
  const components = bill.components.map((part) =>
    names.has(`${part.name}@${part.version}`) ? { ...part, scope: 'required' } : part,
  );
  return `${JSON.stringify({ ...bill, components }, undefined, 1)}\n`;
}
