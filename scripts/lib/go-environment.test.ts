import { chmodSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureGo, type GoPlaces } from './go-environment.ts';

const SDK = 'github.com/Basis-Theory/go-sdk/v6';

/** A folder with a Go that does what a script says when it is to download modules. */
function places(script: string): Required<GoPlaces> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'go-'));
  const drop = `sed -i "\\\\|\${3#-droprequire=} |d" go.mod`;
  const command = `#!/bin/sh\nif [ "$1" = env ]; then echo go1.26; exit; fi\nif [ "$2" = edit ]; then ${drop}; exit; fi\n${script}\n`;
  writeFileSync(path.join(folder, 'go'), command);
  chmodSync(path.join(folder, 'go'), 0o755);
  writeFileSync(path.join(folder, 'go.mod'), `module samples\n\nrequire (\n\t${SDK} v6.0.0\n)\n`);
  writeFileSync(path.join(folder, 'go.sum'), '');
  const PATH = `${folder}:${process.env.PATH ?? ''}`;
  return { environment: { PATH }, source: folder, cache: path.join(folder, 'cache') };
}

describe('ensureGo', () => {
  it('makes a module once', async () => {
    const given = places('exit 0');
    const first = await ensureGo(given);
    expect(first).toMatchObject({ module: expect.stringMatching(/\/cache\/go-[0-9a-f]{16}$/) as string });
    expect(first).not.toHaveProperty('withoutSdk');
    expect(await ensureGo(given)).toEqual(first);
    expect(readdirSync(given.cache)).toHaveLength(1);
  });

  it('notices that the modules of a folder have gone', async () => {
    const script = 'if grep -q go-sdk go.mod && [ -e "$0.gone" ]; then echo "go: 404" >&2; exit 1; fi';
    const given = places(script);
    expect(await ensureGo(given)).not.toHaveProperty('withoutSdk');
    writeFileSync(path.join(given.source, 'go.gone'), '');
    expect(await ensureGo(given)).toMatchObject({ withoutSdk: 'go: 404' });
  });

  it('leaves out an SDK that cannot be had, and says why', async () => {
    const given = places('if grep -q go-sdk go.mod; then echo "go: 403 Forbidden" >&2; exit 1; fi');
    expect(await ensureGo(given)).toMatchObject({
      module: expect.stringMatching(/\/go-without-sdk-[0-9a-f]{16}$/) as string,
      withoutSdk: 'go: 403 Forbidden',
    });
  });

  it('asks for the SDK again', async () => {
    const given = places('if grep -q go-sdk go.mod; then echo "go: 403 Forbidden" >&2; exit 1; fi');
    await ensureGo(given);
    writeFileSync(path.join(given.source, 'go'), '#!/bin/sh\n[ "$1" = env ] && echo go1.26\nexit 0\n');
    expect(await ensureGo(given)).not.toHaveProperty('withoutSdk');
  });

  it('says why nothing can be had, and keeps nothing', async () => {
    const given = places('echo "go: no such host" >&2; exit 1');
    expect((await ensureGo(given)).missing).toBe('The modules of go.mod could not be had: go: no such host');
    expect(readdirSync(given.cache)).toEqual([]);
  });

  it('says that there is no Go', async () => {
    const { missing } = await ensureGo({ ...places('exit 0'), environment: { PATH: '' } });
    expect(missing).toBe('There is no command go on the PATH. Install Go to run the proof.');
  });
});
