/**
 * The wings of the pipeline for the code that Vite bundles: imported as Node runs them, neither bundled nor moved, since
 * they read files beside themselves and keep what they've read.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Parts from './drawing-parts.ts';

async function asNodeRunsIt(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ pathToFileURL(path.resolve(file)).href);
}

/** What pages are drawn from. */
export const wings = (await asNodeRunsIt('pipeline/astro/drawing-parts.ts')) as typeof Parts;
