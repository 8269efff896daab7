/**
 * `npm run android-api -- android-elements=<clone> android-threeds=<clone> android-java-sdk=<clone>` writes
 * `content/records/android-api.json` from clones of the libraries' repositories, at the versions of
 * `content/data/sdks/sdk-versions.yaml`. It records names and signatures, and no code.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cellText, loadDataTable, SDK_VERSIONS } from '../../pipeline/content/tables/index.ts';
import { RECORDS } from '../../pipeline/cache/index.ts';
import { endWithSentence } from '../lib/end-with-sentence.mjs';
import { formatted } from '../lib/formatted.ts';
import { declaredPackages } from './declared-packages.ts';
import type { DeclaredLibrary } from './record.ts';

/** Which files count in each library. All Kotlin files do, and the Java classes that the libraries give out. */
const LIBRARIES: Readonly<Record<string, RegExp>> = {
  'android-elements': /^lib\/src\/main\/java\/.*\.(?:kt|java)$/,
  'android-threeds': /^lib\/src\/main\/java\/.*\.kt$/,
  'android-java-sdk': /\/(?:core\/BasisTheoryException|types\/CardDetailsResponse)\.java$/,
};

async function declaredLibrary(id: string, clone: string): Promise<DeclaredLibrary> {
  const row = loadDataTable(SDK_VERSIONS).rows.find((one) => one.id === id);
  const [library, version] = [cellText(row?.package), cellText(row?.version)];
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', clone, ...args], { encoding: 'utf8' });
  const files = git('ls-tree', '-r', '--name-only', version)
    .split('\n')
    .filter((file) => LIBRARIES[id]?.test(file));
  const sources = files.map((file): [string, string] => [file, git('show', `${version}:${file}`)]);
  return { library, version, packages: await declaredPackages(new Map(sources)) };
}

await endWithSentence(async () => {
  const clones = new Map(process.argv.slice(2).map((given) => given.split('=') as [string, string]));
  const missing = Object.keys(LIBRARIES).filter((id) => !clones.has(id));
  if (missing.length > 0)
    throw new Error(
      `Say where the clones are with npm run android-api -- ${missing.map((id) => `${id}=<folder>`).join(' ')}`,
    );
  const libraries = await Promise.all(
    Object.keys(LIBRARIES).map((id) => declaredLibrary(id, clones.get(id) ?? '')),
  );
  writeFileSync(RECORDS.androidApi, formatted(RECORDS.androidApi, JSON.stringify(libraries)));
  console.log(`${RECORDS.androidApi} is written.`);
});
