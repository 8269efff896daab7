import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { runFrameworkBuild } from '../../support/framework-build.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** What a test changes, and all code that records what it reads: a link would lead to another record. */
const COPIED = [
  'pipeline',
  'site',
  'src/components',
  'data',
  'records',
  'openapi',
  'samples',
  'workflows',
  'examples',
  'server-projects',
];

const LINKED = [
  ...['static', 'package.json', 'package-lock.json', 'LICENSE'],
  ...['src/css', 'src/framework', 'src/lib', 'src/theme'],
  // Imported by its path in `pipeline/pages/diagrams`.
  'node_modules/beautiful-mermaid',
];

/**
 * Where every copy is while it is built: the bundler's hashes, and so the short names in its runtime, depend on the
 * path.
 */
const BUILD_PLACE = path.join(root, '.cache/builds/site');

const COMPILED = '.compiled';

/** Notes the file of each page that the bundler compiles, once for the browser and once for the server. */
const NOTE_COMPILED_PAGE = `
const { appendFileSync } = require('node:fs');
const path = require('node:path');
module.exports = function note(source) {
  appendFileSync('${COMPILED}', path.relative('docs', this.resourcePath) + '\\n');
  return source;
};
`;

const CONFIG = `
import path from 'node:path';
import config from './project.config.ts';
const noteCompiledPages = () => ({
  name: 'note-compiled-pages',
  configureWebpack: () => ({
    module: { rules: [{ test: /\\.mdx$/, include: path.resolve('docs'), enforce: 'pre', use: [path.resolve('note-compiled-page.cjs')] }] },
  }),
});
export default { ...config, plugins: [...config.plugins, noteCompiledPages] };
`;

/** Content of files by their path from the root of the site; undefined for a file that is not there. */
export type Files = Readonly<Record<string, string | undefined>>;

/** A small site of this project's code, in a folder of its own, that a test builds and changes. */
export interface SiteCopy {
  write(files: Files): void;
  read(file: string): string;
  /** Removes everything that a build keeps for the next one. */
  forgetBuilds(): void;
  /**
   * Builds the site.
   *
   * @returns the pages that were compiled, from \`docs/\`, sorted
   * @throws what the build printed, when it failed
   */
  build(): Promise<readonly string[]>;
  /** Everything that a visitor can get, by path from the site's root. */
  output(): ReadonlyMap<string, Buffer>;
}

/** Does something while a folder is at the place where all are built. */
async function atBuildPlace<Result>(folder: string, use: () => Promise<Result>): Promise<Result> {
  rmSync(BUILD_PLACE, { recursive: true, force: true });
  renameSync(folder, BUILD_PLACE);
  try {
    return await use();
  } finally {
    renameSync(BUILD_PLACE, folder);
  }
}

/** Makes a site of this project's code with the given pages. */
export function copySite(name: string, pages: Files): SiteCopy {
  const folder = path.join(root, '.cache/builds', name);
  const inFolder = (file: string): string => path.join(folder, file);
  rmSync(folder, { recursive: true, force: true });
  for (const place of [...COPIED, ...LINKED]) {
    mkdirSync(path.dirname(inFolder(place)), { recursive: true });
    if (COPIED.includes(place)) cpSync(path.join(root, place), inFolder(place), { recursive: true });
    else if (existsSync(path.join(root, place))) symlinkSync(path.join(root, place), inFolder(place));
  }
  const site: SiteCopy = {
    write(files) {
      for (const [file, content] of Object.entries(files)) {
        mkdirSync(path.dirname(inFolder(file)), { recursive: true });
        if (content === undefined) rmSync(inFolder(file));
        else writeFileSync(inFolder(file), content);
      }
    },
    read: (file) => readFileSync(inFolder(file), 'utf8'),
    forgetBuilds() {
      for (const kept of ['.cache', '.docusaurus', 'build', 'node_modules/.cache'])
        rmSync(inFolder(kept), { recursive: true, force: true });
    },
    async build() {
      rmSync(inFolder(COMPILED), { force: true });
      const { exitCode, output } = await atBuildPlace(folder, () =>
        runFrameworkBuild(BUILD_PLACE, [], { SOURCE_DATE_EPOCH: '1750000000' }),
      );
      if (exitCode !== 0) throw new Error(`The build ended with exit code ${String(exitCode)}:\n${output}`);
      const noted = existsSync(inFolder(COMPILED)) ? site.read(COMPILED).trim().split('\n') : [];
      return [...new Set(noted)].sort();
    },
    output() {
      const files = readdirSync(inFolder('build'), { recursive: true, withFileTypes: true });
      return new Map(
        files
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
          .sort()
          .map((file) => [path.relative(inFolder('build'), file), readFileSync(file)]),
      );
    },
  };
  cpSync(path.join(root, 'docusaurus.config.ts'), inFolder('project.config.ts'));
  site.write({
    'docusaurus.config.ts': CONFIG,
    'note-compiled-page.cjs': NOTE_COMPILED_PAGE,
    'src/pages/index.tsx': 'export default () => null;\n',
    ...pages,
  });
  return site;
}
