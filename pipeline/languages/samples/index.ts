/**
 * Hand-written samples: code that no request of the API description yields. Each is a folder under `samples/` with one
 * file per language; `samples/README.md` says how to add one.
 */
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { fileExists, fileNames, folderNames, readText } from '../../sources/index.ts';
import { handWrittenCheck, knownFileNames, languageOf, LANGUAGES, type Language } from './languages.ts';

export type { Language } from './languages.ts';

export interface SampleFile {
  readonly language: Language;
  /** On the tab. */
  readonly label: string;
  /** Grammar that colors the code. */
  readonly highlight: string;
  readonly code: string;
  /** What the sample was checked against, as a sentence. */
  readonly checked: string;
}

export interface Sample {
  readonly id: string;
  readonly title: string;
  /** Shown below the code: what the reader must know before running it. */
  readonly note?: string;
  /** Whether readers can download its files. */
  readonly download?: boolean;
  /** In the order of the tabs. */
  readonly files: readonly SampleFile[];
}

const DESCRIPTION_FILE = 'sample.yaml';

const descriptionSchema = z.strictObject({
  title: z.string().min(1),
  note: z.string().min(1).optional(),
  download: z.literal(true).optional(),
});

/** Every command of the project runs at its root. */
const samplesFolder = path.resolve('samples');

/** Ids of all samples of a folder, sorted. */
export function sampleIds(folder: string = samplesFolder): string[] {
  return [...folderNames(folder)];
}

/**
 * Reads a hand-written sample.
 *
 * @param id name of its folder, e.g. `verify-webhook`
 * @param folder where the samples are
 * @throws Error, a sentence that names the file and the fix: unknown id, no readable `sample.yaml`, a file with an
 *   unknown name, two files of one language, no file at all
 */
export function loadSample(id: string, folder: string = samplesFolder): Sample {
  const known = sampleIds(folder);
  if (!known.includes(id))
    throw new Error(`There is no sample "${id}". The samples are: ${known.join(', ')}.`);
  const names = fileNames(path.join(folder, id)).filter((name) => name !== DESCRIPTION_FILE);
  if (names.length === 0) throw new Error(`samples/${id} has no code. Add one of ${knownFileNames()}.`);
  const files = new Map<Language, SampleFile>();
  for (const name of names) {
    const language = languageOf(name);
    if (!language)
      throw new Error(
        `samples/${id}/${name}: samples have no file with this name. Name it one of ${knownFileNames()}.`,
      );
    if (files.has(language))
      throw new Error(
        `samples/${id}/${name}: there is another ${LANGUAGES[language].label} file. Keep one per language.`,
      );
    files.set(language, readSampleFile(id, language, path.join(folder, id, name)));
  }
  const order = Object.keys(LANGUAGES);
  return {
    id,
    ...readDescription(id, folder),
    files: [...files.values()].sort((a, b) => order.indexOf(a.language) - order.indexOf(b.language)),
  };
}

function readSampleFile(id: string, language: Language, file: string): SampleFile {
  const { label, highlight } = LANGUAGES[language];
  const code = readText(file);
  return { language, label, highlight, code, checked: handWrittenCheck(language, id, code) };
}

function readDescription(id: string, folder: string): z.infer<typeof descriptionSchema> {
  const place = `samples/${id}/${DESCRIPTION_FILE}`;
  const file = path.join(folder, id, DESCRIPTION_FILE);
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
