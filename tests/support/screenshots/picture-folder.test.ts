import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareScreenshot, unusedPictures, type PictureFolder } from './picture-folder.ts';

let root = '';
let folder: PictureFolder;
const updated = (): PictureFolder => ({ ...folder, isUpdate: true });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  folder = { kept: path.join(root, 'kept'), results: path.join(root, 'results'), isUpdate: false };
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** A screenshot of 40 × 40 pixels in one gray. */
function gray(level: number): Buffer {
  const picture = new PNG({ width: 40, height: 40 });
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set([level, level, level, 255], at);
  return PNG.sync.write(picture);
}

/** Shows one screenshot after another, and then the last again and again. */
function showing(...levels: readonly number[]): () => Promise<Buffer> {
  let next = 0;
  return () => Promise.resolve(gray(levels[Math.min(next++, levels.length - 1)] ?? 0));
}

describe('a screenshot', () => {
  it("that is like its picture isn't a problem, and leaves no file", async () => {
    await compareScreenshot(updated(), 'page', showing(20));
    expect(await compareScreenshot(folder, 'page', showing(20))).toBeUndefined();
    expect(existsSync(folder.results)).toBe(false);
  });

  it('that differs is named, with how much, where to see it and what accepts it', async () => {
    await compareScreenshot(updated(), 'page', showing(20));
    expect(await compareScreenshot(folder, 'page', showing(60))).toBe(
      `page differs in 400 pixels, ${(100).toPrecision(2)} % of all. Look at ${folder.results}/page.actual.png and ${folder.results}/page.difference.png; if it is meant, run: npm run screenshots`,
    );
    expect(readdirSync(folder.results)).toEqual(['page.actual.png', 'page.difference.png']);
    const actual = PNG.sync.read(readFileSync(path.join(folder.results, 'page.actual.png')));
    expect([actual.width, actual.height, actual.data[0]]).toEqual([20, 20, 60]);
    expect(await compareScreenshot(folder, 'page', showing(20))).toBeUndefined();
    expect(readdirSync(folder.results), 'what was solved is gone').toEqual([]);
  });

  it('that has no picture is a problem, until it is accepted', async () => {
    expect(await compareScreenshot(folder, 'page', showing(20))).toMatch(/^page has no picture/);
    expect(await compareScreenshot(updated(), 'page', showing(20))).toBeUndefined();
    expect(await compareScreenshot(folder, 'page', showing(20))).toBeUndefined();
  });

  it('of a page that still moves is taken again, until two are equal', async () => {
    await compareScreenshot(updated(), 'page', showing(20));
    expect(await compareScreenshot(folder, 'page', showing(60, 40, 20, 20))).toBeUndefined();
    await compareScreenshot(updated(), 'other', showing(60, 40, 20, 20));
    expect(await compareScreenshot(folder, 'other', showing(20))).toBeUndefined();
  });
});

it('a picture of which no test is left is named, and removed with an update', async () => {
  await compareScreenshot(updated(), 'page', showing(20));
  expect(unusedPictures(folder, ['page'])).toEqual([]);
  expect(unusedPictures(folder, ['other'])).toEqual(['page.png']);
  expect(unusedPictures(updated(), ['other'])).toEqual([]);
  expect(readdirSync(folder.kept)).toEqual([]);
});
