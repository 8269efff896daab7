import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensurePackages, type NpmPlaces } from './npm-packages.ts';

/** A source of packages, and an npm that does what a script says. */
function places(script: string): Required<NpmPlaces> & { readonly source: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'npm-'));
  writeFileSync(path.join(folder, 'npm'), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(folder, 'npm'), 0o755);
  const source = path.join(folder, 'source');
  mkdirSync(source);
  for (const file of ['package.json', 'package-lock.json']) writeFileSync(path.join(source, file), '{}');
  return {
    source,
    environment: { PATH: `${folder}:${process.env.PATH ?? ''}` },
    cache: path.join(folder, 'cache'),
  };
}

describe('ensurePackages', () => {
  it('installs what the lockfile says, without scripts, once', async () => {
    const given = places(
      '[ "$1 $2" = "ci --ignore-scripts" ] && [ -f package-lock.json ] && mkdir node_modules',
    );
    const { folder = '' } = await ensurePackages(given.source, given);
    expect(existsSync(path.join(folder, 'node_modules'))).toBe(true);
    // A second installation would fail.
    writeFileSync(path.join(given.cache, '../npm'), '#!/bin/sh\nexit 1\n');
    expect(await ensurePackages(given.source, given)).toEqual({ folder });
  });

  it('installs again for another lockfile', async () => {
    const given = places('mkdir node_modules');
    const first = await ensurePackages(given.source, given);
    writeFileSync(path.join(given.source, 'package-lock.json'), '{ "lockfileVersion": 3 }');
    expect((await ensurePackages(given.source, given)).folder).not.toBe(first.folder);
  });

  it('says why they could not be installed, and keeps nothing', async () => {
    const given = places('echo "npm error code E404\nnpm error 404 Not Found" >&2; exit 1');
    expect((await ensurePackages(given.source, given)).missing).toMatch(
      /source could not be installed: npm error 404 Not Found$/,
    );
    expect(readdirSync(given.cache)).toEqual([]);
  });
});
