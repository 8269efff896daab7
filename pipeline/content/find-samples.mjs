/** JavaScript, because the linter of the API description loads it without TypeScript. */
import path from 'node:path';
import { didYouMean } from './did-you-mean.mjs';

/**
 * Finds the samples among files: a folder with files is one, and its name is the ID.
 *
 * @param {readonly string[]} files paths from `content/samples/`, with slashes
 * @returns {ReadonlyMap<string, string>} the folder of each sample from `content/samples/`, by its ID, sorted by ID
 * @throws {Error} a sentence that gives the folders, when two samples have one ID, or a sample has folders
 */
export function findSamples(files) {
  const shown = files.filter(
    (file) => file.includes('/') && !file.split('/').some((name) => name.startsWith('.')),
  );
  const folders = [...new Set(shown.map((file) => path.posix.dirname(file)))].sort();
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const folder of folders) {
    const inner = folders.find((other) => other.startsWith(`${folder}/`));
    if (inner !== undefined)
      throw new Error(
        `content/samples/${folder} is a sample, because it has files, and content/samples/${inner} is below it. Move one of them.`,
      );
    const id = path.posix.basename(folder);
    const other = found.get(id);
    if (other !== undefined)
      throw new Error(
        `content/samples/${other} and content/samples/${folder} have the same ID, "${id}". Rename one folder, and the ID on its pages.`,
      );
    found.set(id, folder);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The folder of a sample from `content/samples/`.
 *
 * @param {ReadonlyMap<string, string>} samples that `findSamples` found
 * @param {string} id
 * @throws {Error} a sentence with the closest ID when there is no such sample
 */
export function folderWithId(samples, id) {
  const folder = samples.get(id);
  if (folder !== undefined) return folder;
  throw new Error(
    `There is no sample "${id}".${didYouMean(id, samples.keys())} An ID is the name of a folder with code below samples/.`,
  );
}
