/**
 * `npm run swift-api -- <module> <repository>` writes `content/records/swift-api/<module>.json` from a local Git repository of
 * the library, at the tag that `content/data/sdks/sdk-versions.yaml` gives. The repository is only read.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cellText, loadDataTable, SDK_VERSIONS } from '../../pipeline/content/tables/index.ts';
import { RECORDS } from '../../pipeline/cache/index.ts';
import { bundledGrammar, parse } from '../../tests/samples/support/reading/grammar.ts';
import { endWithSentence } from '../lib/end-with-sentence.mjs';
import { readDeclarations } from './declarations.ts';
import { layOut } from './lay-out.ts';

/** Where each module's source is, and its row in the table of versions. */
const MODULES: Readonly<Record<string, { repository: string; version: string; folder: string }>> = {
  BasisTheoryElements: {
    repository: 'Basis-Theory/ios-elements',
    version: 'ios-elements',
    folder: 'BasisTheoryElements/Sources',
  },
  ThreeDS: { repository: 'Basis-Theory/ios-threeds', version: 'ios-threeds', folder: 'ThreeDS/Sources' },
};

function pinnedTag(id: string): string {
  const row = loadDataTable(SDK_VERSIONS).rows.find((candidate) => cellText(candidate.id) === id);
  if (!row) throw new Error(`content/data/sdks/sdk-versions.yaml has no row "${id}". Add it.`);
  return cellText(row.version);
}

await endWithSentence(async () => {
  const [module = '', repository] = process.argv.slice(2);
  const known = MODULES[module];
  if (!known || repository === undefined)
    throw new Error(
      `Give a module (${Object.keys(MODULES).join(' or ')}) and the path of a Git repository that has its source.`,
    );
  const tag = pinnedTag(known.version);
  const git = (...options: string[]): string =>
    execFileSync('git', ['-C', repository, ...options], { encoding: 'utf8', maxBuffer: 64_000_000 });
  const files = git('ls-tree', '-r', '--name-only', tag, known.folder)
    .split('\n')
    .filter((name) => name.endsWith('.swift'));
  if (files.length === 0) throw new Error(`${known.folder} has no Swift files at ${tag} of ${repository}.`);

  const roots = await Promise.all(
    files.map(async (file) => {
      const root = await parse(bundledGrammar('swift'), git('show', `${tag}:${file}`));
      if (root.hasError) throw new Error(`${file} at ${tag} has syntax that the grammar can't read.`);
      return root;
    }),
  );
  const api = { module, repository: known.repository, tag, ...readDeclarations(roots) };
  const target = `${RECORDS.swiftApi}/${module}.json`;
  writeFileSync(target, layOut(api));
  console.log(`${target} is written, from ${files.length} files of ${known.repository} at ${tag}.`);
});
