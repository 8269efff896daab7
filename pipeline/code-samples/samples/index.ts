/**
 * Hand-written samples: code that no request of the API description yields. Each is a folder below `content/samples/` with one
 * file per language; `content/samples/README.md` says where, and how to add one.
 */
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { fileExists, fileNames, readText } from '../../cache/index.ts';
import { sampleFolder, sampleFolders, samplePlace } from '../../content/sample-files/index.ts';
import { LANGUAGES } from '../languages.ts';
import { languageById, type LanguageId } from '../lists.ts';
import { handWrittenCheck } from './hand-written-check.ts';
import { knownFileNames, languageOf } from './languages.ts';
import type { Sample, SampleFile } from './types.ts';

export { sampleDownloads } from './downloads.ts';
export type { Sample, SampleFile } from './types.ts';

const DESCRIPTION_FILE = 'sample.yaml';

const descriptionSchema = z.strictObject({
  title: z.string().min(1),
  note: z.string().min(1).optional(),
  download: z.literal(true).optional(),
});

/**
 * IDs of all samples, sorted.
 *
 * @param root folder that has the samples; `samples` at the root of the project by default
 * @throws Error, a sentence that names the folders, when two samples have one ID
 */
export function sampleIds(root?: string): string[] {
  return [...sampleFolders(root).keys()];
}

/**
 * Reads a hand-written sample.
 *
 * @param id name of its folder, e.g. `verify-webhook`
 * @param root folder that has the samples; `samples` at the root of the project by default
 * @throws Error, a sentence that names the file and the fix: unknown ID, no readable `sample.yaml`, a file with an
 *   unknown name, two files of one language, no file at all
 */
export function loadSample(id: string, root?: string): Sample {
  const folder = sampleFolder(id, root);
  const place = samplePlace(folder, root);
  const names = fileNames(folder).filter((name) => name !== DESCRIPTION_FILE);
  if (names.length === 0) throw new Error(`${place} has no code. Add one of ${knownFileNames()}.`);
  const files = new Map<LanguageId, SampleFile>();
  for (const name of names) {
    const language = languageOf(name);
    if (!language)
      throw new Error(
        `${place}/${name}: samples have no file with this name. Name it one of ${knownFileNames()}.`,
      );
    if (files.has(language))
      throw new Error(
        `${place}/${name}: there is another ${languageById(language).label} file. Keep one per language.`,
      );
    files.set(language, readSampleFile(id, language, path.join(folder, name)));
  }
  const order: readonly LanguageId[] = LANGUAGES.map((language) => language.id);
  return {
    id,
    ...readDescription(folder, `${place}/${DESCRIPTION_FILE}`),
    files: [...files.values()].sort((a, b) => order.indexOf(a.language) - order.indexOf(b.language)),
  };
}

function readSampleFile(id: string, language: LanguageId, file: string): SampleFile {
  const { label, grammar: highlight } = languageById(language);
  const code = readText(file);
  return { language, label, highlight, code, checked: handWrittenCheck(language, id, code) };
}

function readDescription(folder: string, place: string): z.infer<typeof descriptionSchema> {
  const file = path.join(folder, DESCRIPTION_FILE);
  if (!fileExists(file)) throw new Error(`${place} is missing. Add it with the title of the sample.`);
  let content: unknown;
  try {
    content = parse(readText(file));
  } catch (error) {
    throw new Error(`${place} is not valid YAML: ${(error as Error).message}`, { cause: error });
  }
  const result = descriptionSchema.safeParse(content);
  if (!result.success)
    throw new Error(`${place} does not describe a sample: ${z.prettifyError(result.error)}`);
  return result.data;
}
