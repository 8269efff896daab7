/**
 * What the code that Vite bundles needs of the build: imported as Node runs them, neither bundled nor moved, since
 * they read files beside themselves and keep what they've read.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Parts from './bridged.ts';

const inRoot = createRequire(path.resolve('package.json'));
const asNodeRunsIt = inRoot('./app/astro/load-in-node.cjs') as (address: string) => Promise<unknown>;

/** What pages are rendered from. */
export const bridge = (await asNodeRunsIt(
  pathToFileURL(path.resolve('app/astro/bridged.ts')).href,
)) as typeof Parts;
