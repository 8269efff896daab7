/** What samples are run with, as one hash: a sample whose code is that of the record runs again when this differs. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../../../pipeline/code-samples/index.ts';
import type { LanguageId } from '../../../../pipeline/code-samples/lists.ts';
import { bundleApiDescription } from '../../../../pipeline/content/api-description/index.ts';

const ROOT = path.resolve('.');
/** Code outside of this folder makes samples and pages; what it makes has a hash of its own in the record. */
const TESTS = path.join(ROOT, 'tests');
/** What runs is chosen here, and it runs the same way. */
const CHOICE = path.join(TESTS, 'samples/support/by-record', path.sep);
const QUOTED = /(['"`])([\w@~./-]+)\1/g;

/** Types are gone when code runs. */
const TYPES = /^import type [^;]*;/gm;

/** The file that a text in a module names: from the module's folder, from the one above it, or from the project's. */
function named(text: string, module: string): string | undefined {
  const folder = path.dirname(module);
  const places = [folder, path.dirname(folder), ROOT].map((from) => path.resolve(from, text));
  return places.find(
    (place) => place.startsWith(`${TESTS}${path.sep}`) && existsSync(place) && statSync(place).isFile(),
  );
}

const filesOf = (place: string): string[] =>
  statSync(place).isFile()
    ? [place]
    : readdirSync(place, { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(place, file))
        .filter((file) => statSync(file).isFile());

/**
 * The files of a harness: what a test imports or names, what that imports or names, and so on, as far as it's below
 * `tests/`. Tests themselves aren't among them, nor are the choice of samples and the folders of other languages, which
 * the list of languages imports.
 *
 * @param test path of a test file
 * @param language of the samples
 * @returns paths from the project's folder, sorted
 */
export function harnessFiles(test: string, language: LanguageId): readonly string[] {
  const others = LANGUAGES.filter(({ id }) => id !== language).map(({ id }) =>
    path.join(TESTS, 'samples', id, path.sep),
  );
  const found = new Set<string>();
  const read = (module: string): void => {
    for (const [, , text = ''] of readFileSync(module, 'utf8').replaceAll(TYPES, '').matchAll(QUOTED)) {
      const place = named(text, module);
      if (place === undefined || found.has(place) || place.endsWith('.test.ts')) continue;
      if ([CHOICE, ...others].some((folder) => place.startsWith(folder))) continue;
      found.add(place);
      if (/\.tsx?$/.test(place)) read(place);
    }
  };
  read(path.resolve(test));
  return [...found].map((file) => path.relative(ROOT, file)).sort();
}

/** Keys of the API description that the mock server doesn't act on. */
const PROSE = new Set(['description', 'summary', 'title', 'example', 'examples', 'tags', 'servers']);

/** The API description without prose and examples: what the mock server accepts and refuses. */
async function readShape(): Promise<string> {
  return JSON.stringify(await bundleApiDescription(), (key, value: unknown) =>
    // A property of a schema can have such a name; its value is a schema.
    key.startsWith('x-') || (PROSE.has(key) && !isSchema(value)) ? undefined : value,
  );
}

const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('type' in value || '$ref' in value);

let shape: Promise<string> | undefined;

/** The same for all tests of a process. */
function describedShape(): Promise<string> {
  shape ??= readShape();
  return shape;
}

/** The SDKs that are installed with the project, with their versions. */
function sdkVersions(): string {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const sdks = Object.entries(devDependencies).filter(([name]) => name.startsWith('@basis-theory/'));
  return JSON.stringify(sdks);
}

/**
 * The hash of what the samples of a test are run with: the files of its harness, the shape of the API description, and
 * the SDKs.
 *
 * @param test path of the test file
 * @param language of the samples
 * @param more files and folders that the harness reads without naming them, from the project's folder
 */
export async function harnessFingerprint(
  test: string,
  language: LanguageId,
  more: readonly string[] = [],
): Promise<string> {
  const hash = createHash('sha256');
  const files = [...harnessFiles(test, language), ...more.flatMap(filesOf)];
  for (const file of files)
    hash.update(`${path.relative(ROOT, path.resolve(file))}\n`).update(readFileSync(file));
  hash.update(await describedShape()).update(sdkVersions());
  return hash.digest('base64url').slice(0, 16);
}
