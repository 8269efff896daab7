/**
 * Where the files of a sample are: `samples/` has the shape of `docs/`, and a sample is a folder in it with an ID of its
 * own. JavaScript, because the linter of the API description loads it without TypeScript.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { didYouMean } from '../did-you-mean.mjs';

/** Every command of the project runs at its root. */
const SAMPLES = path.resolve('samples');

/** The code of a reactor or a transform in the folder of its sample. */
const PLATFORM_CODE = 'javascript.js';

/** @type {Map<string, ReadonlyMap<string, string>>} The folders that were found last, by their root. */
const lastFound = new Map();

/**
 * Where a sample is, for an error, e.g. `samples/api/webhooks/verify-webhook`.
 *
 * @param {string} folder of the sample, as an absolute path
 * @param {string} [root] folder that has the samples; `samples` at the root of the project by default
 */
export function samplePlace(folder, root = SAMPLES) {
  return path.posix.join('samples', path.relative(root, folder).replaceAll(path.sep, '/'));
}

/**
 * Notes the folders with files, which are samples, below one that has only folders.
 *
 * @param {string} folder
 * @param {string} root
 * @param {Map<string, string>} found
 */
function search(folder, root, found) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  const folders = entries.filter((entry) => entry.isDirectory());
  const isSample = folder !== root && entries.length > folders.length;
  if (!isSample) {
    for (const { name } of folders) search(path.join(folder, name), root, found);
    return;
  }
  const here = samplePlace(folder, root);
  if (folders.length > 0)
    throw new Error(
      `${here} is a sample, because it has files, and has a folder, ${folders[0]?.name ?? ''}. Move one of them.`,
    );
  const id = path.basename(folder);
  const other = found.get(id);
  if (other !== undefined)
    throw new Error(
      `${samplePlace(other, root)} and ${here} have the same ID, "${id}". Rename one folder, and the ID on its pages.`,
    );
  found.set(id, folder);
}

/**
 * The folder of each sample, by its ID, sorted by ID.
 *
 * @param {string} [root] folder that has the samples; `samples` at the root of the project by default
 * @returns {ReadonlyMap<string, string>} absolute paths
 * @throws {Error} a sentence that names the folders, when two samples have one ID, or a sample has folders
 */
export function sampleFolders(root = SAMPLES) {
  /** @type {Map<string, string>} */
  const found = new Map();
  search(root, root, found);
  const sorted = new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
  lastFound.set(root, sorted);
  return sorted;
}

/**
 * The folder of a sample.
 *
 * @param {string} id its folder's name, e.g. `verify-webhook`
 * @param {string} [root] folder that has the samples; `samples` at the root of the project by default
 * @returns {string} absolute path
 * @throws {Error} a sentence with the closest ID when there is no such sample, and all that `sampleFolders` throws
 */
export function sampleFolder(id, root = SAMPLES) {
  const known = lastFound.get(root)?.get(id);
  // A search costs as much as reading ten samples, so it's repeated only when a folder is new or gone.
  if (known !== undefined && existsSync(known)) return known;
  const folders = sampleFolders(root);
  const folder = folders.get(id);
  if (folder !== undefined) return folder;
  throw new Error(
    `There is no sample "${id}".${didYouMean(id, folders.keys())} An ID is the name of a folder with code below samples/.`,
  );
}

/**
 * A file of a sample.
 *
 * @param {string} id its folder's name
 * @param {string} file e.g. `node.ts`
 * @param {string} [root] folder that has the samples; `samples` at the root of the project by default
 * @returns {string} absolute path
 * @throws {Error} a sentence that names the file when the sample doesn't have it, and all that `sampleFolder` throws
 */
export function sampleFile(id, file, root = SAMPLES) {
  const folder = sampleFolder(id, root);
  const result = path.join(folder, file);
  if (existsSync(result)) return result;
  throw new Error(
    `${samplePlace(folder, root)} has no ${file}. Add the file, or name another sample: it has ${readdirSync(folder).sort().join(', ')}.`,
  );
}

/**
 * The code of a reactor or a transform, which the API description and workflows refer to as `{ $sample: <id> }`.
 *
 * @param {string} id name of the sample's folder
 * @param {string} [root] folder that has the samples; `samples` at the root of the project by default
 * @returns {string} the text of its `javascript.js`
 * @throws {Error} all that `sampleFile` throws
 */
export function platformCode(id, root = SAMPLES) {
  return readFileSync(sampleFile(id, PLATFORM_CODE, root), 'utf8');
}
