import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ownPackage from '../../../package.json' with { type: 'json' };
import { exampleNames, exampleProject, loadExample } from '../example-projects/index.ts';
import { PROJECT_SERVER as python } from '../python/project-server.ts';
import { loadServerProject, serverProject, serverProjectNames } from '../server-projects/index.ts';
import { archiveFolder, codeOf, makeArchive, packageFile, sortedFiles, templateFiles } from './index.ts';

const projects = [
  ...exampleNames().map((name) => exampleProject(loadExample(name))),
  ...serverProjectNames().map((name) => serverProject(loadServerProject(name))),
].flatMap(({ name, languages, commands, files }) =>
  languages.map((language) => ({
    folder: archiveFolder(name, language),
    commands: commands(language),
    files: files(language),
  })),
);

describe.each(projects)('the archive $folder', ({ folder, commands, files }) => {
  it('unpacks to a folder with all of its files', () => {
    const unpacked = unzipSync(makeArchive(folder, files));
    const contents = Object.entries(unpacked).map(([file, content]) => [file, strFromU8(content)]);
    expect(contents).toEqual([...files].map(([file, content]) => [`${folder}/${file}`, content]));
  });

  it('is unpacked by the first command, and its README has all others', () => {
    const [first = '', ...others] = commands;
    expect(first).toBe(`unzip ${folder}.zip && cd ${folder}`);
    for (const command of others) expect(files.get('README.md')).toContain(command);
  });
});

describe('an archive', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('has the same bytes in every time zone', () => {
    const hashes = ['Pacific/Auckland', 'America/New_York'].map((zone) => {
      vi.stubEnv('TZ', zone);
      const archive = makeArchive('project', new Map([['README.md', '# Project\n']]));
      return createHash('sha256').update(archive).digest('hex');
    });
    expect(new Set(hashes).size).toBe(1);
  });
});

describe('the files of a folder', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'project-files-'));
    mkdirSync(path.join(root, 'server'));
    writeFileSync(path.join(root, 'server/main.ts'), '{{ title }}');
    writeFileSync(path.join(root, 'README.md.liquid'), '# {{ title }}: {{ names | quoted }}');
    writeFileSync(path.join(root, 'gitignore'), '.env\n');
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('are copied, renamed or filled in, and sorted', () => {
    const files = templateFiles(root, { title: 'Shop', names: ['a', 'b'] });
    expect([...sortedFiles(files)]).toEqual([
      ['.gitignore', '.env\n'],
      ['README.md', '# Shop: "a", "b"'],
      ['server/main.ts', '{{ title }}'],
    ]);
  });

  it('fail on a variable without a value', () => {
    expect(() => templateFiles(root, { title: 'Shop' })).toThrow('undefined variable: names');
  });
});

describe('what a project installs', () => {
  it('has the versions of this project, each package once and in order', () => {
    const [name, content] = packageFile('shop-node', {
      scripts: {},
      devDependencies: ['tsx', 'esbuild', 'tsx'],
    });
    expect(name).toBe('package.json');
    expect(Object.entries((JSON.parse(content) as typeof ownPackage).devDependencies)).toEqual([
      ['esbuild', ownPackage.devDependencies.esbuild],
      ['tsx', ownPackage.devDependencies.tsx],
    ]);
    expect(python.requirements?.({ cryptography: '50.0.2' })).toEqual([
      'requirements.txt',
      'cryptography==50.0.2\n',
    ]);
  });

  it('has no package that this project does not have', () => {
    expect(() => packageFile('shop-node', { scripts: {}, devDependencies: ['left-pad'] })).toThrow(
      'package.json has no version of "left-pad". Add it there.',
    );
  });
});

it('a project has no code in a language that its sample lacks', () => {
  expect(() => codeOf('transform-add-key', 'python')).toThrow(
    'The sample "transform-add-key" has no python.',
  );
});
