import path from 'node:path';
import { directoryState } from '../../sources/directory-state.ts';

/** Folder of the API description, from the root of the project, where every command of the project runs. */
export const DESCRIPTION_DIRECTORY = 'openapi';
/** Folder of the code that examples refer to. */
export const SAMPLES_DIRECTORY = 'samples';

/**
 * Wraps a reader of the API description so that it reads a directory once while its files and those of samples stay the same: pages, samples
 * and search all ask for the same description during one build, and a preview has to notice an edit.
 *
 * @param read reads the description below an absolute directory
 * @returns the same reader, for the project's own description by default
 */
export function readOnce<T>(read: (directory: string) => Promise<T>): (directory?: string) => Promise<T> {
  const readings = new Map<string, { readonly state: string; readonly result: Promise<T> }>();
  return (directory = DESCRIPTION_DIRECTORY) => {
    const key = path.resolve(directory);
    const state = directoryState(key) + directoryState(SAMPLES_DIRECTORY);
    const known = readings.get(key);
    if (known?.state === state) return known.result;
    const result = read(key);
    readings.set(key, { state, result });
    return result;
  };
}
