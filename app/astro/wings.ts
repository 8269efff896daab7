/**
 * The wings of the pipeline for the code that Vite bundles: imported as Node runs them, neither bundled nor moved, since
 * they read files beside themselves and keep what they've read.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Parts from './drawing-parts.ts';

const inRoot = createRequire(path.resolve('package.json'));
const asNodeRunsIt = inRoot('./app/astro/as-node-runs-it.cjs') as (address: string) => Promise<unknown>;

/** What pages are drawn from. */
export const wings = (await asNodeRunsIt(
  pathToFileURL(path.resolve('app/astro/drawing-parts.ts')).href,
)) as typeof Parts;
