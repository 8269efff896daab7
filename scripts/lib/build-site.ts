import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileServer } from './compile-server.ts';
import { compressFolder, effortFrom } from './compress-folder.ts';
import { newestChange } from './newest-change.ts';
import { root, serverFile } from './project.mjs';
import { listRelease } from './releases.ts';
import { runAstro } from './run-astro.mjs';
import { writeSupplyChain } from '../supply-chain/write.ts';
import { writeDeployFiles } from './write-deploy-files.ts';
import { writeManifest } from './write-manifest.ts';

/**
 * What's in the root but doesn't go into the site. Anything else can, so that a new folder of sources is never overlooked.
 */
const NOT_SOURCES: ReadonlySet<string> = new Set([
  'bench',
  'build',
  'dist',
  'mcp',
  'node_modules',
  'server',
  'tests',
]);

/** Written last, so that a build that was cut off has none. Its time is when the build started. */
const STAMP = 'build/.built';

/**
 * Whether the site must be built, since there is no complete build or a source changed after it was started. Names that
 * begin with a dot are caches and the version control.
 *
 * @param projectRoot the folder with the sources and `build/`
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
 * In megabytes, twice what Node.js has. Trees of pages are many small objects that live for one page. With more room,
 * fewer of them are copied before they are dropped.
 */
const YOUNG_GENERATION = '--max-semi-space-size=32';

/** What earlier builds compressed. */
const COMPRESSED = '.cache/compressed';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * Compresses the files of a site, lists them in the manifest, and configures nginx and static hosts for them.
 *
 * @param directory the build output
 * @throws a sentence when the environment variable `COMPRESSION` is none of its values
 */
export async function finishSite(directory: string): Promise<void> {
  const effort = effortFrom(process.env.COMPRESSION);
  const { files, before, after } = await compressFolder(directory, path.join(root, COMPRESSED), effort);
  console.log(`Compressed ${String(files)} files: ${megabytes(before)} to ${megabytes(after)} (brotli).`);
  writeDeployFiles(writeManifest(directory), path.dirname(serverFile));
}

/** Builds the site into `build/`, and prepares it for servers. */
async function buildSite(): Promise<void> {
  const started = new Date();
  const stamp = path.join(root, STAMP);
  rmSync(stamp, { force: true });
  await runAstro('build', [YOUNG_GENERATION]);
  const directory = path.join(root, 'build');
  await writeSupplyChain(directory);
  await listRelease(directory);
  await finishSite(directory);
  writeFileSync(stamp, '');
  utimesSync(stamp, started, started);
}

/**
 * Builds the site and compiles the server.
 *
 * @throws when the framework's build fails, which has printed why
 */
export async function buildAll(): Promise<void> {
  await buildSite();
  await compileServer(serverFile);
}

/** Builds the site if that is needed, and compiles the server in any case, since that costs a tenth of a second. */
export async function ensureBuilt(): Promise<void> {
  if (needsBuild(root)) {
    console.log('Building the site …');
    await buildSite();
  }
  await compileServer(serverFile);
}
