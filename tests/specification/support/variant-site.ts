import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const root = path.resolve(import.meta.dirname, '../../..');

/** What a variant takes from the project as it is. The framework is linked for `plugins/lean-styles`, which reads its files. */
const SHARED = [
  ...['plugins', 'site', 'static', 'data', 'openapi', 'samples', 'package.json'],
  ...['src/components', 'src/css', 'src/lib', 'src/theme', 'node_modules/@docusaurus'],
];

const stubPage = (title: string): string => `---
title: ${title}
description: ${title} is a page that stands in for one of the site, as short as the checks of front matter allow.
page_type: landing
---

## Part {/* #part */}

Text.
`;

/** The least that the bar and the sidebars need. */
const STUBS: Readonly<Record<string, string>> = {
  'docusaurus.config.ts': "export { default } from '../../../docusaurus.config.ts';\n",
  'src/pages/index.tsx': 'export default () => null;\n',
  'docs/index.mdx': stubPage('Guides'),
  'docs/api/index.mdx': stubPage('API'),
  'docs/sdks/index.mdx': stubPage('SDKs'),
};

/** How a build ended, and everything that it printed. */
export interface VariantBuild {
  readonly exitCode: number | null;
  readonly output: string;
}

/**
 * Builds a site that is this project but for a few files, as a developer would who has just made a mistake in them.
 *
 * @param name of its folder below `.cache/variants/`
 * @param files by path from the root of the variant, in place of or beside three short pages
 */
export async function buildVariant(
  name: string,
  files: Readonly<Record<string, string>>,
): Promise<VariantBuild> {
  const folder = path.join(root, '.cache/variants', name);
  rmSync(folder, { recursive: true, force: true });
  for (const shared of SHARED) {
    mkdirSync(path.dirname(path.join(folder, shared)), { recursive: true });
    symlinkSync(path.join(root, shared), path.join(folder, shared));
  }
  for (const [file, content] of Object.entries({ ...STUBS, ...files })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return runBuild(folder);
}

async function runBuild(folder: string): Promise<VariantBuild> {
  const framework = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [framework, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { exitCode, output: out + err };
}
