/** The platform simulator as one file of JavaScript, with the licenses of the packages that are in it. */
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { fileExists, readText } from '../../../../pipeline/cache/index.ts';

const ENTRY = 'app/outputs/downloads/simulator/main.ts';

const HEADER = `// A simulator of the platform's API for tests on your own machine. It keeps everything in memory and sends nothing anywhere.
// Start it with Node.js 20 or later: node platform-double.mjs
// Run a program against it, unchanged: npx --yes tsx --import ./platform-double.mjs sample.mts`;

const IN_PACKAGE = /(?:^|\/)node_modules\//;

/** The folders of the packages in a bundle, e.g. `node_modules/liquidjs`. */
function packageFolders({ inputs }: Metafile): readonly string[] {
  const folders = Object.keys(inputs).flatMap(
    (file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
  return [...new Set(folders)].sort();
}

function license(folder: string): string {
  const file = path.join(folder, 'LICENSE');
  if (!fileExists(file))
    throw new Error(
      `${folder} is part of the simulator and has no file LICENSE, so its license cannot go with it. Import it nowhere below ${ENTRY}.`,
    );
  const text = readText(file);
  return `/*\nThis file contains ${path.basename(folder)}:\n\n${text.trim().replaceAll('*/', '* /')}\n*/`;
}

/**
 * Bundles the simulator.
 *
 * @returns a module that needs Node.js 20 and no packages
 * @throws Error when a module does not compile, or a package in it has no license
 */
export async function bundleSimulator(): Promise<string> {
  const { outputFiles, metafile } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    // Packages as browsers get them, which read no files.
    platform: 'browser',
    external: ['node:*'],
    target: 'node20',
    format: 'esm',
    metafile: true,
    legalComments: 'none',
  });
  // It's no part of the code that runs here, so the files are sources.
  for (const file of Object.keys(metafile.inputs)) if (!IN_PACKAGE.test(file)) readText(file);
  const licenses = packageFolders(metafile).map(license);
  return [HEADER, ...licenses, outputFiles.map(({ text }) => text).join('')].join('\n');
}
