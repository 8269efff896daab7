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
import { oneAtATime } from '../../support/one-at-a-time.ts';
import { runFrameworkBuild } from '../../support/framework-build.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** What a test changes, and all code. A link would lead the bundler, and the record of what's read, out of the site. */
const COPIED = [
  'app',
  'components',
  'content/data',
  'content/openapi',
  'content/projects',
  'content/records',
  'content/samples',
  'content/site',
  'content/workflows',
  'engines',
  'pipeline',
  'tsconfig.base.json',
  'tsconfig.json',
];

/** The site map has pages that the site doesn't, and components can link to them. */
const CONFIG = `import { astroConfig } from './app/astro/config.ts';
export default astroConfig({ checksLinks: false });
`;

const LINKED = ['package.json', 'package-lock.json', 'LICENSE'];

/** Where every copy is while it's built, since names of files have hashes, which can depend on the path. */
const BUILD_PLACE = path.join(root, '.cache/builds/site');

/** Where a build keeps pages as they are rendered, by file, each with a list of what it is made from. */
const RENDERED = '.cache/results/rendered';
const MADE_FROM = '.made-from.json';

/** Content of files by their path from the site's root, or undefined for a missing file. */
export type Files = Readonly<Record<string, string | undefined>>;

/** A small site of this project's code, in a folder of its own, that a test builds and changes. */
export interface SiteCopy {
  /** Where it is. */
  readonly folder: string;
  write(files: Files): void;
  read(file: string): string;
  /** Removes everything that a build keeps for the next one. */
  forgetBuilds(): void;
  /**
   * Builds the site.
   *
   * @param environment variables for the build alone
   * @returns the pages that were rendered, by path from `content/docs/`, sorted. Others are as an earlier build has rendered them
   * @throws what the build printed, when it failed
   */
  build(environment?: Readonly<Record<string, string>>): Promise<readonly string[]>;
  /** Everything that a visitor can open, by path from the site's root. */
  output(): ReadonlyMap<string, Buffer>;
}

/** Does something while a folder is at the place where all are built, and no other test's is. */
function atBuildPlace<Result>(folder: string, use: () => Promise<Result>): Promise<Result> {
  return oneAtATime(`${BUILD_PLACE}.lock`, async () => {
    rmSync(BUILD_PLACE, { recursive: true, force: true });
    renameSync(folder, BUILD_PLACE);
    try {
      return await use();
    } finally {
      renameSync(BUILD_PLACE, folder);
    }
  });
}

/** What each page that was rendered is made from, by file. It's another string when the page is rendered again. */
function recordsOfRendering(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const records = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(MADE_FROM),
  );
  return new Map(
    records.map((file) => [file.slice(0, -MADE_FROM.length), readFileSync(path.join(folder, file), 'utf8')]),
  );
}

/** Makes a site of this project's code with the given pages. */
export function copySite(name: string, pages: Files): SiteCopy {
  const folder = path.join(root, '.cache/builds', name);
  const inFolder = (file: string): string => path.join(folder, file);
  rmSync(folder, { recursive: true, force: true });
  for (const place of [...COPIED, ...LINKED]) {
    mkdirSync(path.dirname(inFolder(place)), { recursive: true });
    if (COPIED.includes(place)) cpSync(path.join(root, place), inFolder(place), { recursive: true });
    else symlinkSync(path.join(root, place), inFolder(place));
  }
  const site: SiteCopy = {
    folder,
    write(files) {
      for (const [file, content] of Object.entries(files)) {
        mkdirSync(path.dirname(inFolder(file)), { recursive: true });
        if (content === undefined) rmSync(inFolder(file));
        else writeFileSync(inFolder(file), content);
      }
    },
    read: (file) => readFileSync(inFolder(file), 'utf8'),
    forgetBuilds() {
      for (const kept of ['.cache', '.astro', 'build', 'node_modules'])
        rmSync(inFolder(kept), { recursive: true, force: true });
    },
    async build(environment = {}) {
      const before = recordsOfRendering(inFolder(RENDERED));
      const { exitCode, output } = await atBuildPlace(folder, () =>
        runFrameworkBuild(BUILD_PLACE, [], { SOURCE_DATE_EPOCH: '1750000000', ...environment }),
      );
      if (exitCode !== 0) throw new Error(`The build ended with exit code ${String(exitCode)}:\n${output}`);
      return [...recordsOfRendering(inFolder(RENDERED))]
        .filter(([page, record]) => record !== before.get(page))
        .map(([page]) => page.slice('content/docs/'.length))
        .sort();
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
  site.write({ 'astro.config.mjs': CONFIG, ...pages });
  return site;
}
