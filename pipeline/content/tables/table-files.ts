/**
 * Where each table is. A table's name is its file's name, in any folder below `content/data/` or `content/records/`, so that a page
 * doesn't change when a table moves.
 */
import path from 'node:path';
import { closestMatch } from 'leven';
import { fileExists, filesBelow, withoutTracking } from '../../cache/index.ts';

/** Every command of the project runs at its root. */
export const TABLE_ROOTS: readonly string[] = ['content/data', 'content/records'].map((folder) =>
  path.resolve(folder),
);

/** Folders of a root with files of another kind, each with a reader of its own. */
const OTHER_KINDS: readonly string[] = [
  'agent-skills',
  'applications',
  'notices',
  'processors',
  'worked-expressions',
];

const TABLE = '.yaml';
const RULES = '.schema.json';

/** A table's file as messages name it, with the last two folders of the root, e.g. `content/data/api/api-errors.yaml`. */
function placeOf(root: string, file: string): string {
  return path.join(path.basename(path.dirname(root)), path.basename(root), file);
}

/** What one table is read from. */
export interface TableFiles {
  /** As messages name it, e.g. `content/data/api/api-errors.yaml`. */
  readonly place: string;
  readonly file: string;
  /** The schema beside it. Few tables have one. */
  readonly rulesFile: string;
}

function filesUnder(root: string): string[] {
  return filesBelow(root).filter((file) => !OTHER_KINDS.includes(file.split('/')[0] ?? ''));
}

function indexOf(roots: readonly string[]): ReadonlyMap<string, TableFiles> {
  const index = new Map<string, TableFiles>();
  for (const root of roots) {
    const files = filesUnder(root);
    for (const file of files.filter((one) => one.endsWith(TABLE))) {
      const name = path.basename(file, TABLE);
      const place = placeOf(root, file);
      const other = index.get(name);
      if (other !== undefined)
        throw new Error(
          `${other.place} and ${place} have the same name, by which pages show a table. Rename one of them.`,
        );
      const absolute = path.join(root, file);
      index.set(name, { place, file: absolute, rulesFile: absolute.slice(0, -TABLE.length) + RULES });
    }
    const stray = files.find(
      (file) => file.endsWith(RULES) && !files.includes(file.slice(0, -RULES.length) + TABLE),
    );
    if (stray !== undefined)
      throw new Error(
        `${placeOf(root, stray)} is beside no table. Name it after a table of its folder, or remove it.`,
      );
  }
  return index;
}

/**
 * Tables are asked for thousands of times in a build, so that the folders are listed again only for a file that is
 * gone. A page depends on the place of its tables, not on the lists, so a new table leaves the other pages unchanged.
 */
const indexes = new Map<string, ReadonlyMap<string, TableFiles>>();

function freshIndex(roots: readonly string[]): ReadonlyMap<string, TableFiles> {
  const index = withoutTracking(() => indexOf(roots));
  indexes.set(roots.join(), index);
  return index;
}

/**
 * Names of all tables, sorted.
 *
 * @throws a sentence that gives the files, for two tables with one name or a schema without its table
 */
export function tableNames(roots: readonly string[]): string[] {
  return [...freshIndex(roots).keys()].sort();
}

/**
 * The files of one table.
 *
 * @throws a sentence that gives the closest table, or all of them, for a name that no table has
 */
export function tableFiles(name: string, roots: readonly string[] = TABLE_ROOTS): TableFiles {
  const known = indexes.get(roots.join())?.get(name);
  if (known !== undefined && fileExists(known.file)) return known;
  const index = freshIndex(roots);
  const found = index.get(name);
  if (found !== undefined) return found;
  const names = [...index.keys()].sort();
  const similar = closestMatch(name, names, { maxDistance: Math.ceil(name.length / 3) });
  throw new Error(
    `There is no table "${name}". ${similar === undefined ? `The tables are: ${names.join(', ')}.` : `Did you mean ${similar}?`}`,
  );
}
