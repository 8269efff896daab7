/** The folder that each sample runs in, and the files that it leaves there. */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files that samples upload. */
const UPLOADS: ReadonlySet<string> = new Set(['agreement.pdf', 'contract.pdf']);

export interface WrittenFile {
  readonly name: string;
  /** Permission bits of owner, group and others, e.g. `600`. */
  readonly mode: string;
  readonly text: string;
}

/**
 * Makes a folder for each sample, with the files that samples upload.
 *
 * @param folder that contains them
 * @param names of the samples
 * @returns folders by sample name
 */
export async function makeHomes(
  folder: string,
  names: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const homes = new Map([...names].map((name, index) => [name, path.join(folder, 'homes', String(index))]));
  for (const home of homes.values()) {
    await mkdir(home, { recursive: true });
    for (const upload of UPLOADS) await writeFile(path.join(home, upload), '%PDF-1.4');
  }
  return homes;
}

/** The files that a sample left in its folder, sorted by name, without folders, uploads and files with a dot. */
export async function writtenFiles(home: string): Promise<readonly WrittenFile[]> {
  const entries = await readdir(home, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !UPLOADS.has(entry.name))
    .map(({ name }) => name)
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(home, name);
      const { mode } = await stat(file);
      return { name, mode: (mode & 0o777).toString(8), text: await readFile(file, 'utf8') };
    }),
  );
}

/** Adds the files that each sample left to its report. */
export async function withFiles<Report extends { readonly name: string }>(
  reports: Iterable<Report>,
  homes: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Report & { readonly files: readonly WrittenFile[] }>> {
  const all = [...reports].map(async (report) => {
    const home = homes.get(report.name);
    return [report.name, { ...report, files: home === undefined ? [] : await writtenFiles(home) }] as const;
  });
  return new Map(await Promise.all(all));
}
