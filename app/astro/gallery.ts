/**
 * The gallery: pages that show every component in all of its states, for who changes how one looks and for the tests
 * that compare pictures of them. They are read and rendered like those of `content/docs/`. The site that readers get has none of
 * them: `npm run dev` serves them at `/gallery`, and tests build a small site with them.
 */
import { fileNames } from '../../pipeline/cache/index.ts';

const FOLDER = 'content/gallery';

/** The pages of the gallery, by path from the root of the project. */
export function galleryFiles(): readonly string[] {
  return fileNames(FOLDER)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${FOLDER}/${name}`);
}

/** Where a page of the gallery is, e.g. `/gallery/code`. */
export function galleryRoute(file: string): string {
  return file.replace(/^content|(?:\/index)?\.mdx$/g, '');
}
