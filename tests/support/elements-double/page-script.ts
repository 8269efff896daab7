import path from 'node:path';
import { build } from 'esbuild';
import type { Settings } from './client/problem.ts';

/** Where the page's side of a double reports wrong calls. */
export const REPORTS = 'https://js.basistheory.com/elements-double';

const bundles = new Map<string, Promise<string>>();

async function bundle(file: string): Promise<string> {
  const {
    outputFiles: [output],
  } = await build({ entryPoints: [file], bundle: true, format: 'iife', write: false });
  return output?.text ?? '';
}

/** The page's side of a double as one script. */
export async function pageScript(file: string, settings: Omit<Settings, 'reportTo'> = {}): Promise<string> {
  const entry = path.join(import.meta.dirname, '..', file);
  const code = bundles.get(entry) ?? bundle(entry);
  bundles.set(entry, code);
  const set = JSON.stringify({ ...settings, reportTo: REPORTS } satisfies Settings);
  return `window.elementsDoubleSettings ??= ${set};\n${await code}`;
}
