/**
 * The pictures that screenshots are compared with, at half their size: a quarter of the bytes, and no difference by the
 * edge of a letter alone.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { differenceOf, type Difference } from './difference.ts';
import { halfSize } from './half-size.ts';

const EXTENSION = '.png';

/** How often a page that has changed is looked at again, until it looks the same twice. */
const MOST_RETAKES = 3;

/** Without the alpha channel, which no screenshot uses; text on even ground packs best as it is (a fifth less). */
const SMALLEST = { colorType: 2, filterType: 0, deflateStrategy: 0, deflateLevel: 9 } as const;

/** Where pictures are kept, and what to do when one differs. */
export interface PictureFolder {
  /** The folder of the pictures. */
  readonly kept: string;
  /** The folder for what differs: as it is now, and with the differences marked. */
  readonly results: string;
  /** Whether what differs replaces the picture. */
  readonly isUpdate: boolean;
}

function write(file: string, picture: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

/**
 * Takes a screenshot until two that follow each other are equal: what still moves comes to rest, what is wrong stays.
 */
async function takeSettled(take: () => Promise<Buffer>): Promise<Buffer> {
  let last = await take();
  for (let retake = 0; retake < MOST_RETAKES; retake += 1) {
    const next = await take();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

function compareWith(file: string, now: PNG): Difference | undefined {
  if (!existsSync(file)) return { text: 'has no picture to compare it with' };
  return differenceOf(PNG.sync.read(readFileSync(file)), now);
}

/**
 * Compares a page with the picture that is kept of it, or replaces the picture when the folder is to be updated.
 *
 * @param name of the picture, without `.png`
 * @param take takes a screenshot, a PNG at full size; called again when the first one differs
 * @returns nothing, or a sentence with what differs, where to see it and how to accept it
 */
export async function compareScreenshot(
  { kept, results, isUpdate }: PictureFolder,
  name: string,
  take: () => Promise<Buffer>,
): Promise<string | undefined> {
  const file = path.join(kept, name + EXTENSION);
  const actual = path.join(results, `${name}.actual${EXTENSION}`);
  const difference = path.join(results, `${name}.difference${EXTENSION}`);
  for (const result of [actual, difference]) rmSync(result, { force: true });
  if (compareWith(file, halfSize(PNG.sync.read(await take()))) === undefined) return undefined;
  const now = halfSize(PNG.sync.read(await takeSettled(take)));
  const found = compareWith(file, now);
  if (found === undefined) return undefined;
  if (isUpdate) {
    write(file, PNG.sync.write(now, SMALLEST));
    return undefined;
  }
  write(actual, PNG.sync.write(now));
  if (found.marked !== undefined) write(difference, PNG.sync.write(found.marked));
  const shownIn = found.marked === undefined ? actual : `${actual} and ${difference}`;
  return `${name} ${found.text}. Look at ${shownIn}; if it is meant, run: npm run screenshots`;
}

/**
 * Pictures of which no test is left. Where the folder is to be updated, they are removed instead.
 *
 * @param names of the pictures that tests ask for
 * @returns names of files
 */
export function unusedPictures(
  { kept, isUpdate }: PictureFolder,
  names: readonly string[],
): readonly string[] {
  const unused = readdirSync(kept).filter(
    (file) => file.endsWith(EXTENSION) && !names.includes(path.basename(file, EXTENSION)),
  );
  if (!isUpdate) return unused;
  for (const file of unused) rmSync(path.join(kept, file));
  return [];
}
