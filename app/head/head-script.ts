import path from 'node:path';
import { build, transform } from 'esbuild';
import { announcement } from '../../content/site/navigation.ts';
import { sampleTabs } from '../outputs/browser-data/index.ts';
import { inlineJson } from './inline-json.ts';
import { preferenceScript } from './preference-script.ts';

let script: Promise<string> | undefined;

async function make(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('app/browser/before-paint/index.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { BUILT_WITH: inlineJson({ announcement: announcement.id, base: '/' }) },
    write: false,
  });
  const { code } = await transform(preferenceScript(sampleTabs()), { minify: true });
  return `${outputFiles[0]?.text.trim() ?? ''}${code.trim()}`;
}

/**
 * The one script that every page runs before it's painted, the same on each: what has to be known by then, and what has
 * to respond when no file of the site can be had.
 */
export function headScript(): Promise<string> {
  return (script ??= make());
}
