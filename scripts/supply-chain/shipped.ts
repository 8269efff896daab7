import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { SHIPPED_PACKAGES_FILE } from '../../engines/serving/index.ts';
import { lockedPackages, type LockedPackage } from './packages.ts';

/** The bundler doesn't name it, since its files are copied. */
const FONT = '@fontsource-variable/public-sans';

/**
 * The packages whose code or fonts browsers receive, by name.
 *
 * @param directory the build output
 */
export function shippedPackages(directory: string): readonly LockedPackage[] {
  const file = path.join(directory, SHIPPED_PACKAGES_FILE);
  const names = new Set([...z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))), FONT]);
  return lockedPackages().filter(({ name, folder }) => names.has(name) && folder === `node_modules/${name}`);
}
