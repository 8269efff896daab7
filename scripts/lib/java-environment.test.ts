import { chmodSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureJava, type JavaPlaces } from './java-environment.ts';

/** A folder with a Java, and a Maven that does what a script says. */
function places(
  script: string,
  commands: readonly string[] = ['java', 'javac', 'mvn'],
): Required<JavaPlaces> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'java-'));
  for (const command of commands) writeCommand(folder, command, command === 'mvn' ? script : 'exit 0');
  const pom = path.join(folder, 'pom.xml');
  writeFileSync(pom, '<project/>');
  return { environment: { PATH: `${folder}:/usr/bin:/bin` }, pom, cache: path.join(folder, 'cache') };
}

function writeCommand(folder: string, command: string, script: string): void {
  writeFileSync(path.join(folder, command), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(folder, command), 0o755);
}

const WITHOUT_SDK =
  'case "$*" in *activate-profiles=sdk*) echo "[ERROR] No artifact -> [Help 1]"; exit 1;; esac';

describe('ensureJava', () => {
  it('copies packages once', async () => {
    const given = places('exit 0');
    const first = await ensureJava(given);
    expect(first).toMatchObject({ packages: expect.stringMatching(/\/cache\/java-[0-9a-f]{16}$/) as string });
    expect(first).not.toHaveProperty('withoutSdk');
    writeCommand(path.dirname(given.pom), 'mvn', 'exit 1');
    expect(await ensureJava(given)).toEqual(first);
  });

  it('leaves out an SDK that cannot be had, says why, and asks again on another day', async () => {
    const given = places(WITHOUT_SDK);
    const first = await ensureJava(given);
    expect(first).toMatchObject({
      packages: expect.stringMatching(/\/java-without-sdk-[0-9a-f]{16}$/) as string,
      withoutSdk: 'No artifact',
    });
    writeCommand(path.dirname(given.pom), 'mvn', 'exit 0');
    expect(await ensureJava(given)).toEqual(first);
    if (first.missing !== undefined) throw new Error(first.missing);
    utimesSync(path.join(first.packages, 'without-sdk.txt'), 0, 0);
    expect(await ensureJava(given)).not.toHaveProperty('withoutSdk');
  });

  it('says why nothing can be had, and keeps nothing', async () => {
    const given = places('echo "[ERROR] No network"; exit 1');
    expect((await ensureJava(given)).missing).toBe('The packages of pom.xml could not be had: No network');
    expect(readdirSync(given.cache)).toEqual([]);
  });

  it.each([
    [['mvn'], 'There is no Java development kit on the PATH. Install one to run the proof.'],
    [['java', 'javac'], 'There is no command mvn on the PATH. Install Maven to run the proof.'],
  ])('with %j describes what is not there', async (commands, sentence) => {
    const given = places('exit 0', commands);
    const PATH = path.dirname(given.pom);
    expect((await ensureJava({ ...given, environment: { PATH } })).missing).toBe(sentence);
  });
});
