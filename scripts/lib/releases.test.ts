import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listen } from '../../server/listen.ts';
import { shutDown } from '../../server/shutdown.ts';
import { keepReleases, listRelease, RELEASES_FILE } from './releases.ts';

/** Files of each release that are its own, for a number. */
const ownFiles = (number: number): Readonly<Record<string, string>> => ({
  [`assets/page.${String(number)}aaaaaaa.js`]: `page ${String(number)}`,
  [`search-doc-${String(number)}.json`]: '{}',
  [`search-text-${String(number)}/0.json`]: '[]',
});

/** Writes a built site, and lists its files. */
async function builtSite(number: number): Promise<string> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'release-'));
  const files = {
    ...ownFiles(number),
    'index.html': String(number),
    'search.json': String(number),
    'assets/shared.same.css': 'a{}',
    'assets/shared.same.css.br': 'compressed',
    'assets/shared.same.css.gz': 'compressed',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), content);
  }
  await listRelease(directory);
  return directory;
}

/** Builds releases one after another, each with the files of those before. */
async function releases(count: number, keep?: number): Promise<string> {
  let directory = await builtSite(1);
  for (let number = 2; number <= count; number += 1) {
    const next = await builtSite(number);
    await keepReleases(next, directory, keep);
    directory = next;
  }
  return directory;
}

const has = (directory: string, number: number): readonly boolean[] =>
  Object.keys(ownFiles(number)).map((file) => existsSync(path.join(directory, file)));

describe('a build', () => {
  it('lists the files whose name is their own, without compressed forms', async () => {
    const directory = await builtSite(1);
    const list: unknown = JSON.parse(readFileSync(path.join(directory, RELEASES_FILE), 'utf8'));
    expect(list).toEqual({
      version: 1,
      releases: [
        ['assets/page.1aaaaaaa.js', 'assets/shared.same.css', 'search-doc-1.json', 'search-text-1/0.json'],
      ],
    });
  });
});

describe('a release', () => {
  it('has the files of five releases, and nothing else of them', async () => {
    const directory = await releases(7);
    expect([7, 6, 5, 4, 3].flatMap((number) => has(directory, number))).not.toContain(false);
    expect([2, 1].flatMap((number) => has(directory, number))).not.toContain(true);
    expect(readFileSync(path.join(directory, 'index.html'), 'utf8')).toBe('7');
    expect(readFileSync(path.join(directory, 'search.json'), 'utf8')).toBe('7');
  });

  it('has those of as many as it is told', async () => {
    const directory = await releases(4, 2);
    expect([...has(directory, 4), ...has(directory, 3)]).not.toContain(false);
    expect(has(directory, 2)).not.toContain(true);
  });

  it('made twice is the same', async () => {
    const earlier = await releases(3);
    const directory = await builtSite(4);
    await keepReleases(directory, earlier);
    const list = readFileSync(path.join(directory, RELEASES_FILE), 'utf8');
    expect(await keepReleases(directory, earlier)).toEqual({ releases: 3, files: 0 });
    expect(readFileSync(path.join(directory, RELEASES_FILE), 'utf8')).toBe(list);
  });

  it('of the same content as the one before counts once', async () => {
    const directory = await builtSite(1);
    expect(await keepReleases(directory, await builtSite(1))).toEqual({ releases: 0, files: 0 });
  });

  it('can be made from a URL', async () => {
    const earlier = await releases(2);
    const server = createServer((request, response) => {
      const file = path.join(earlier, request.url ?? '');
      response.statusCode = existsSync(file) ? 200 : 404;
      response.end(existsSync(file) ? readFileSync(file) : '');
    });
    const url = await listen(server, { port: 0, host: '127.0.0.1' });
    try {
      const directory = await builtSite(3);
      expect(await keepReleases(directory, url)).toMatchObject({ releases: 2 });
      expect([...has(directory, 2), ...has(directory, 1)]).not.toContain(false);
    } finally {
      await shutDown(server);
    }
  });

  it('ends with a sentence where there is no earlier release', async () => {
    const empty = mkdtempSync(path.join(os.tmpdir(), 'release-'));
    await expect(keepReleases(await builtSite(1), empty)).rejects.toThrow(
      `${empty} has no releases.json. Give --from the folder or the URL that readers are served from now.`,
    );
  });

  it('ends when a file of an earlier release is gone, and writes nothing outside of its folder', async () => {
    const earlier = await builtSite(1);
    const write = (files: readonly string[]): void => {
      writeFileSync(path.join(earlier, RELEASES_FILE), JSON.stringify({ version: 1, releases: [files] }));
    };
    write(['assets/gone.1aaaaaaa.js']);
    await expect(keepReleases(await builtSite(2), earlier)).rejects.toThrow(/gone\.1aaaaaaa\.js/);
    write(['assets/../../outside.js', 'index.html']);
    expect(await keepReleases(await builtSite(2), earlier)).toEqual({ releases: 1, files: 0 });
  });

  it('ends with a sentence where the list is of another version', async () => {
    const earlier = await builtSite(1);
    writeFileSync(path.join(earlier, RELEASES_FILE), JSON.stringify({ version: 2, releases: [] }));
    await expect(keepReleases(await builtSite(2), earlier)).rejects.toThrow(
      /has version 2, and this build reads version 1/,
    );
  });
});
