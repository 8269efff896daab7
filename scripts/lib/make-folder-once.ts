import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder that is either whole or not there, in any number of processes at the same time.
 *
 * @param folder where it will be; one that is there already is left as it is
 * @param make fills the folder that it is given, which has another name until it is whole
 * @returns what went wrong; nothing is kept then. Undefined when the folder is there
 */
export async function makeFolderOnce(
  folder: string,
  make: (unfinished: string) => Promise<void>,
): Promise<{ readonly error: unknown } | undefined> {
  if (existsSync(folder)) return undefined;
  await mkdir(path.dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    await make(unfinished);
    // Anyone who made it at the same time has made the same.
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
    return undefined;
  } catch (error) {
    return { error };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
