import { filesBelow, readText } from '../sources/index.ts';

const VIEWS = /\.(?:tsx|css|ts)$/;

/** Reads what the views of pages are made of, so that a drawn page is known to depend on it. */
export function readViews(): void {
  for (const folder of ['src/components', 'src/shell', 'pipeline/astro/draw'])
    for (const file of filesBelow(folder)) if (VIEWS.test(file)) readText(`${folder}/${file}`);
}
