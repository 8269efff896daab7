/**
 * Every project type-checks with the packages that its package.json declares: in one workspace, those of others would
 * be found too.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { casesToRun } from '../support/by-record/cases-to-run.ts';
import { skipAsRecorded } from '../support/by-record/skip-as-recorded.ts';
import { install } from '../support/empty-project.ts';
import { expectRecord } from '../support/record.ts';
import { allArchives, archivePrograms, type Archive } from './archives.ts';

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

const all = allArchives();
const choiceOf = (language: 'node' | 'python') =>
  casesToRun({
    language,
    test: import.meta.filename,
    programs: archivePrograms(all, language, 'declared'),
    more: ['package-lock.json'],
  });
const choices = { node: await choiceOf('node'), python: await choiceOf('python') };
const passed = new Set<string>();

it.each(all.filter(({ language, folder }) => choices[language].runs(`declared/${folder}`)))(
  '$folder type-checks with what it declares',
  async (archive) => {
    onTestFinished(({ task }) => {
      if (task.result?.state === 'pass') passed.add(`declared/${archive.folder}`);
    });
    expect(await typeCheck(archive)).toBe('');
  },
);

skipAsRecorded(...Object.values(choices));

it.each(Object.values(choices))('$language: those that compiled are those of the record', (choice) => {
  expectRecord(choice, new Map([...choice.programs].filter(([id]) => passed.has(id))));
  expect.hasAssertions();
});
