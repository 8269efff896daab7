import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { root } from '../lib/project.mjs';

/** A package of the lockfile. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Such as `node_modules/zod`. */
  readonly folder: string;
  /** What its manifest says, e.g. `MIT` or `Apache-2.0 AND MIT`. */
  readonly license: string;
}

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional() }),
  ),
});

/** Manifests older than SPDX expressions have a list. The lockfile leaves it out. */
const oldManifest = z.object({ licenses: z.array(z.object({ type: z.string() })) });

function licenseInManifest(folder: string): string {
  const { licenses } = oldManifest.parse(
    JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')),
  );
  return licenses.map(({ type }) => type).join(' OR ');
}

/** All packages of `package-lock.json`, also those for other systems. */
export function lockedPackages(): readonly LockedPackage[] {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  return Object.entries(packages).flatMap(([folder, { version = '', license }]) =>
    folder === ''
      ? []
      : [
          {
            name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
            version,
            folder,
            license: license ?? licenseInManifest(folder),
          },
        ],
  );
}

/**
 * A package's license text, which must go with its code.
 *
 * @throws a sentence when the package has no such file
 */
export function licenseText({ name, folder }: LockedPackage): string {
  const file = readdirSync(path.join(root, folder)).find((entry) => /^license/i.test(entry));
  if (file === undefined)
    throw new Error(
      `${name} is in what browsers receive, and ${folder} has no license file. Find its license text, or replace the package.`,
    );
  return readFileSync(path.join(root, folder, file), 'utf8').trim();
}
