import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from './compress-folder.ts';
import { newestChange } from './newest-change.ts';
import { root } from './project.mjs';
import { runCommand } from './run-command.mjs';

/** What stands in the root and does not go into the site. Anything else may: a new folder of sources is never overlooked. */
const NOT_SOURCES: ReadonlySet<string> = new Set([
  'bench',
  'build',
  'deploy',
  'node_modules',
  'server',
  'tests',
]);

/** Written last, so that a build that was cut off has none. Its time is that of the build's start. */
const STAMP = 'build/.built';

/**
 * Tells whether the site has to be built: there is no complete build, or a source changed after it was started. Names that
 * begin with a dot are caches and the version control.
 *
 * @param projectRoot the folder that holds the sources and `build/`
 */
export function needsBuild(projectRoot: string): boolean {
  const stamp = path.join(projectRoot, STAMP);
  if (!existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  return readdirSync(projectRoot)
    .filter((name) => !name.startsWith('.') && !NOT_SOURCES.has(name))
    .some((name) => newestChange(path.join(projectRoot, name)) > built);
}

/**
 * Builds the site into `build/` and compresses its files.
 *
 * @throws when the framework's build fails; what it prints says why
 */
export async function buildSite(): Promise<void> {
  const started = new Date();
  const stamp = path.join(root, STAMP);
  rmSync(stamp, { force: true });
  const framework = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  await runCommand(process.execPath, [framework, 'build'], root);
  const { files, before, after } = await compressFolder(path.join(root, 'build'));
  console.log(`Compressed ${files} files: ${megabytes(before)} to ${megabytes(after)} (brotli).`);
  writeFileSync(stamp, '');
  utimesSync(stamp, started, started);
}

/** Builds the site if that is needed. */
export async function ensureBuilt(): Promise<void> {
  if (!needsBuild(root)) return;
  console.log('Building the site …');
  await buildSite();
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
