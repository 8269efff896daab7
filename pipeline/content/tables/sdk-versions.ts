/**
 * Versions of packages in what people write: `[[version:node]]` becomes the version that `content/data/sdks/sdk-versions.yaml`
 * has.
 */
import { cellText, type DataTable } from './table.ts';

/** The table that holds the versions; it can hold no reference itself. */
export const SDK_VERSIONS = 'sdk-versions';

const REFERENCE = /\[\[version:([^\]]*)\]\]/g;

/** Whether a string refers to a version. */
export function refersToVersions(text: string): boolean {
  return text.search(REFERENCE) !== -1;
}

/**
 * Replaces each reference to a version.
 *
 * @param text a page or a data file
 * @param place the file, for the sentence
 * @param versions the table `sdk-versions`
 * @throws a sentence that gives the file, the line and the IDs that there are, for an ID without a version
 */
export function fillVersions(text: string, place: string, versions: DataTable): string {
  const known = new Map(versions.rows.map(({ id, version }) => [cellText(id), cellText(version)]));
  return text.replace(REFERENCE, (reference, id: string, offset: number) => {
    const version = known.get(id);
    if (version === undefined) {
      const line = text.slice(0, offset).split('\n').length;
      throw new Error(
        `${place}:${String(line)}: ${reference} matches no package. Use one of ${versions.place}: ${[...known.keys()].join(', ')}.`,
      );
    }
    return version;
  });
}
