import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Compressed forms of contents, kept from one build to the next, so that a build compresses only what has changed. */
export interface CompressedStore {
  /**
   * Reads the compressed form of a content.
   *
   * @param settings identifies the way of compressing, e.g. `gzip`
   * @param compress is called when the store does not hold the result
   */
  read(content: Buffer, settings: string, compress: () => Promise<Buffer>): Promise<Buffer>;
  /** Removes what was not read since the store was opened, so that it does not grow from build to build. */
  removeUnused(): Promise<void>;
}

/**
 * Opens a store.
 *
 * @param folder where it is kept; made when there is none
 */
export async function openCompressedStore(folder: string): Promise<CompressedStore> {
  await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(folder));
  const used = new Map<string, Promise<Buffer>>();

  async function keep(name: string, compressing: Promise<Buffer>): Promise<Buffer> {
    const compressed = await compressing;
    const draft = path.join(folder, `${name}.${String(process.pid)}`);
    await writeFile(draft, compressed);
    // A build that is cut off leaves no half of a file under a name that counts.
    await rename(draft, path.join(folder, name));
    return compressed;
  }

  return {
    read(content, settings, compress) {
      const name = createHash('sha256').update(`${settings}\0`).update(content).digest('base64url');
      const known = used.get(name);
      if (known !== undefined) return known;
      const compressed = kept.has(name) ? readFile(path.join(folder, name)) : keep(name, compress());
      used.set(name, compressed);
      return compressed;
    },
    async removeUnused() {
      const unused = (await readdir(folder)).filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}
