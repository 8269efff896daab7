/** The archives as readers get them. */
import { strFromU8, unzipSync } from 'fflate';
import {
  exampleLanguages,
  exampleNames,
  loadExample,
  projectFiles,
  type Example,
} from '../../../pipeline/code-samples/example-projects/index.ts';
import type { ServerLanguage } from '../../../pipeline/code-samples/lists.ts';
import { archiveFolder, makeArchive } from '../../../pipeline/code-samples/projects/index.ts';

export interface Archive {
  readonly example: Example;
  readonly language: ServerLanguage;
  /** That it unpacks to, e.g. `collect-cards-node`. */
  readonly folder: string;
  /** Content of each file by its path, with the folder. */
  readonly files: ReadonlyMap<string, string>;
}

/** Every archive of every example, packed and unpacked again. */
export function allArchives(): readonly Archive[] {
  return exampleNames().flatMap((name) => {
    const example = loadExample(name);
    return exampleLanguages(example).map((language) => {
      const folder = archiveFolder(name, language);
      const unpacked = unzipSync(makeArchive(folder, projectFiles(example, language)));
      const files = Object.entries(unpacked).map(([file, content]) => [file, strFromU8(content)] as const);
      return { example, language, folder, files: new Map(files) };
    });
  });
}

/** The code of archives in a language by their id in the record, which begins with their kind. */
export function archivePrograms(
  archives: readonly Archive[],
  language: ServerLanguage,
  kind: 'projects' | 'declared',
): ReadonlyMap<string, string> {
  return new Map(
    archives
      .filter((archive) => archive.language === language)
      .map(({ folder, files }) => [`${kind}/${folder}`, JSON.stringify([...files])]),
  );
}
