/** Unpacks projects next to each other and installs what they need: once for the same packages, for all of them. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { OFFLINE } from '../support/offline.ts';
import type { Archive } from './archives.ts';

const run = promisify(execFile);
/** One for all runs: the packages of an older one are of no use. */
const FOLDER = path.resolve('.cache/example-projects');
const PACKAGES = 'node_modules';
const PATIENCE = 5 * 60_000;

/** The folder that holds a folder for each project, or a sentence that says why there is none. */
export type Installed =
  | { readonly folder: string; readonly missing?: undefined }
  | { readonly folder?: undefined; readonly missing: string };

/** A package that several projects need is there once, above their folders. */
function workspace(archives: readonly Archive[]): string {
  return JSON.stringify({ private: true, workspaces: archives.map(({ folder }) => folder) });
}

function packagesHash(archives: readonly Archive[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const { folder, files } of archives) hash.update(files.get(`${folder}/package.json`) ?? '');
  return hash.digest('hex');
}

/** All that the project had before, but for its packages and what Vite keeps next to them. */
async function removeFiles(folder: string): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  for (const name of names.filter((each) => each !== PACKAGES))
    await rm(path.join(folder, name), { recursive: true });
}

async function unpack(root: string, { folder, files }: Archive): Promise<void> {
  await removeFiles(path.join(root, folder));
  for (const [file, content] of files) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}

/**
 * Unpacks archives and runs `npm install` for all of them, unless the last time was for the same packages.
 *
 * @throws what npm said, unless it could reach no registry
 */
export async function installProjects(archives: readonly Archive[]): Promise<Installed> {
  if (archives.length === 0) return { folder: FOLDER };
  for (const archive of archives) await unpack(FOLDER, archive);
  await writeFile(path.join(FOLDER, 'package.json'), workspace(archives));
  const record = path.join(FOLDER, 'installed');
  const packages = packagesHash(archives);
  if (existsSync(record) && (await readFile(record, 'utf8')) === packages) return { folder: FOLDER };
  await rm(record, { force: true });
  try {
    await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: FOLDER,
      timeout: PATIENCE,
    });
  } catch (error) {
    const { stderr = '' } = error as { readonly stderr?: string };
    if (OFFLINE.test(stderr))
      return { missing: 'No registry has the packages of the example projects, so none was started.' };
    throw error;
  }
  await writeFile(record, packages);
  return { folder: FOLDER };
}
