import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFailed } from 'vitest';
import { contentHash } from '../../support/content-hash.ts';
import { runFrameworkBuild, type FrameworkBuild } from '../../support/framework-build.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** What a variant shares with the project. */
const SHARED = [
  ...[
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
    'package.json',
    'package-lock.json',
    'LICENSE',
    'tsconfig.base.json',
    'tsconfig.json',
  ],
  'node_modules',
];

/**
 * What the result of a build depends on beside the files of the variant. The lock file identifies the version of each
 * package.
 */
const INPUTS = [
  ...SHARED.filter((place) => place !== 'node_modules'),
  ...['astro.config.mjs', 'tsconfig.base.json', 'tsconfig.json'],
  ...['tests/site/support/variant-site.ts', 'tests/support/framework-build.ts'],
];

const stubPage = (title: string): string => `---
title: ${title}
description: ${title} is a page in place of one of the site, as short as the checks of front matter allow.
page_type: landing
---

## Part {/* #part */}

Text.
`;

/** The least that the bar and the sidebars need. */
const STUBS: Readonly<Record<string, string>> = {
  'astro.config.mjs':
    "import { astroConfig } from './app/astro/config.ts';\nexport default astroConfig({ checksLinks: false });\n",
  'content/docs/index.mdx': stubPage('Guides'),
  'content/docs/api/index.mdx': stubPage('API'),
  'content/docs/sdks/index.mdx': stubPage('SDKs'),
};

/**
 * Builds a site that is this project but for a few files, as a developer would who has just made a mistake in them. A
 * build with the inputs of an earlier one isn't made again.
 *
 * @param name of its folder below `.cache/variants/`
 * @param files by path from the root of the variant, instead of or beside three short pages
 */
export async function buildVariant(
  name: string,
  files: Readonly<Record<string, string>>,
): Promise<FrameworkBuild> {
  const folder = path.join(root, '.cache/variants', name);
  const all = { ...STUBS, ...files };
  const key = contentHash(root, INPUTS, [process.version, ...Object.entries(all).flat()]);
  const kept = path.join(root, '.cache/variants', `${name}.json`);
  // What a test did not accept can be the machine's fault: the next run builds again.
  onTestFailed(() => {
    rmSync(kept, { force: true });
  });
  const earlier = readKept(kept);
  if (earlier?.key === key) return earlier.build;
  layOut(folder, all);
  const build = await runFrameworkBuild(folder);
  writeFileSync(kept, JSON.stringify({ key, build } satisfies KeptBuild));
  return build;
}

/** A build as it is kept, with a hash of all that went into it. */
interface KeptBuild {
  readonly key: string;
  readonly build: FrameworkBuild;
}

function readKept(file: string): KeptBuild | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptBuild) : undefined;
}

function layOut(folder: string, files: Readonly<Record<string, string>>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const shared of SHARED) {
    mkdirSync(path.dirname(path.join(folder, shared)), { recursive: true });
    symlinkSync(path.join(root, shared), path.join(folder, shared));
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
}
