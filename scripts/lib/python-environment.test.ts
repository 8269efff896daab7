import { chmodSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensurePython, type PythonPlaces } from './python-environment.ts';

/** A folder with a Python that says a version and, when it is to make an environment, does what a script says. */
function places(version: string, script = ''): Required<PythonPlaces> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'python-'));
  const command = `#!/bin/sh\nif [ "$1" = -c ]; then echo ${version}; exit; fi\n${script}\n`;
  writeFileSync(path.join(folder, 'python3'), command);
  chmodSync(path.join(folder, 'python3'), 0o755);
  const requirements = path.join(folder, 'requirements.txt');
  writeFileSync(requirements, 'sdk==1.0.0\n');
  const PATH = `${folder}:${process.env.PATH ?? ''}`;
  return { environment: { PATH }, requirements, cache: path.join(folder, 'cache') };
}

/** Makes an environment whose Python, which is to install packages, ends in a way. */
const making = (ending: string): string =>
  `mkdir -p "$3/bin"; printf '#!/bin/sh\\n${ending}\\n' > "$3/bin/python"; chmod +x "$3/bin/python"`;

describe('ensurePython', () => {
  it('installs the requirements once', async () => {
    const given = places('3.10', making('exit 0'));
    const first = await ensurePython(given);
    expect(first.python).toMatch(/\/cache\/python-[0-9a-f]{16}\/bin\/python$/);
    // A second environment could not be made.
    writeFileSync(path.join(given.cache, '../python3'), '#!/bin/sh\n[ "$1" = -c ] && echo 3.10\n');
    expect(await ensurePython(given)).toEqual(first);
  });

  it('installs again for other requirements', async () => {
    const given = places('3.12', making('exit 0'));
    const first = await ensurePython(given);
    writeFileSync(given.requirements, 'sdk==2.0.0\n');
    expect((await ensurePython(given)).python).not.toBe(first.python);
  });

  it('says that there is no Python', async () => {
    const { missing } = await ensurePython({ ...places('3.12'), environment: { PATH: '' } });
    expect(missing).toBe('There is no Python 3.10 or later on the PATH. Install it to run the proof.');
  });

  it('passes over a Python that is too old', async () => {
    const given = places('3.9', 'exit 1');
    const onlyOld = { PATH: path.dirname(given.requirements) };
    expect((await ensurePython({ ...given, environment: onlyOld })).missing).toMatch(
      /no Python 3\.10 or later/,
    );
  });

  it('says why packages could not be installed, and keeps nothing', async () => {
    const given = places('3.12', making('echo "ERROR: No matching distribution" >&2; exit 1'));
    expect((await ensurePython(given)).missing).toBe(
      'The packages of requirements.txt could not be installed: ERROR: No matching distribution',
    );
    expect(readdirSync(given.cache)).toEqual([]);
  });
});
