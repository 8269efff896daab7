/**
 * Where the files of a sample are: `content/samples/` has the shape of `content/docs/`, and a sample is a folder in it with its own ID.
 */
import path from 'node:path';
import { fileExists, fileNames, filesBelow, readText, withoutTracking } from '../../cache/index.ts';
import { findSamples, folderWithId } from '../find-samples.mjs';

/** Every command of the project runs at its root. */
const SAMPLES = path.resolve('content/samples');

/** The code of a reactor or a transform in the folder of its sample. */
const PLATFORM_CODE = 'javascript.js';

/** The samples that were found last, by their root. */
const lastFound = new Map<string, ReadonlyMap<string, string>>();

function find(root: string): ReadonlyMap<string, string> {
  const found = findSamples(filesBelow(root));
  lastFound.set(root, found);
  return found;
}

/**
 * The folder of each sample, by its ID, sorted by ID.
 *
 * @param root folder that has the samples; `samples` at the root of the project by default
 * @returns absolute paths
 * @throws Error, a sentence that gives the folders, when two samples have one ID, or a sample has folders
 */
export function sampleFolders(root: string = SAMPLES): ReadonlyMap<string, string> {
  return new Map([...find(root)].map(([id, folder]) => [id, path.join(root, folder)]));
}

/**
 * The folder with the files that a sample is made of.
 *
 * @param id its folder's name, e.g. `verify-webhook`
 * @param root folder that has the samples; `samples` at the root of the project by default
 * @returns absolute path
 * @throws Error, a sentence with the closest ID when there is no such sample, and all that `sampleFolders` throws
 */
export function sampleFolder(id: string, root: string = SAMPLES): string {
  const known = lastFound.get(root)?.get(id);
  // A page is made again when the folder is gone, not whenever some sample is added.
  if (known !== undefined && fileExists(path.join(root, known))) return path.join(root, known);
  const folder = path.join(
    root,
    folderWithId(
      withoutTracking(() => find(root)),
      id,
    ),
  );
  fileExists(folder);
  return folder;
}

/** Where a sample is, for an error, e.g. `content/samples/api/webhooks/verify-webhook`. */
export function samplePlace(folder: string, root: string = SAMPLES): string {
  return path.posix.join('content/samples', path.relative(root, folder).replaceAll(path.sep, '/'));
}

/**
 * Where a file of a sample is.
 *
 * @param id its folder's name
 * @param file e.g. `node.ts`
 * @param root folder that has the samples; `samples` at the root of the project by default
 * @returns absolute path
 * @throws Error, a sentence that gives the file when the sample doesn't have it, and all that `sampleFolder` throws
 */
export function sampleFile(id: string, file: string, root: string = SAMPLES): string {
  const folder = sampleFolder(id, root);
  const result = path.join(folder, file);
  if (fileExists(result)) return result;
  throw new Error(
    `${samplePlace(folder, root)} has no ${file}. Add the file, or name another sample: it has ${fileNames(folder).join(', ')}.`,
  );
}

/**
 * The code of a reactor or a transform, which the API description and workflows refer to as `{ $sample: <id> }`.
 *
 * @param id name of the sample's folder
 * @param root folder that has the samples; `samples` at the root of the project by default
 * @returns the text of its `javascript.js`
 * @throws Error, all that `sampleFile` throws
 */
export function platformCode(id: string, root: string = SAMPLES): string {
  return readText(sampleFile(id, PLATFORM_CODE, root));
}
