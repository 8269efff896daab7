/** Every project type-checks with the packages that its package.json declares: in one workspace, those of others would be found too. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { install } from '../support/empty-project.ts';
import { allArchives, type Archive } from './archives.ts';

const run = promisify(execFile);
const COMPILER = path.resolve('node_modules/typescript/bin/tsc');

function unpack(root: string, { files }: Archive): void {
  for (const [file, content] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
}

/** What the compiler says, with symbolic links left where they are, as packages are that npm has installed. */
async function typeCheck(archive: Archive): Promise<string> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'declared-packages-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  unpack(root, archive);
  const project = path.join(root, archive.folder);
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    archive.files.get(`${archive.folder}/package.json`) ?? '',
  ) as Readonly<Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>>;
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) install(project, name);
  try {
    await run(process.execPath, [COMPILER, '--preserveSymlinks', '-p', project]);
    return '';
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}

it.each(allArchives())('$folder type-checks with what it declares', async (archive) => {
  expect(await typeCheck(archive)).toBe('');
});
