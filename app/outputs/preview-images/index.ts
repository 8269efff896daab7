/** Images that stand for pages where links to them are shared, one for each group of the sidebars. */
import { cached } from '../../../pipeline/cache/index.ts';
import { previewGroups, previewPath, type PreviewGroup } from './groups.ts';

export { previewOf } from './groups.ts';
export { SIZE as PREVIEW_SIZE } from './picture.ts';

/** Draws an image as base64. The packages for that are heavy, and most builds and pages don't need them. */
async function draw(group: PreviewGroup): Promise<string> {
  const { drawPreview } = await import('./draw.ts');
  return (await drawPreview(group)).toString('base64');
}

/** The images by their paths in the built site, e.g. `preview/api-tokens.png`. */
export async function previewImages(): Promise<ReadonlyMap<string, Buffer>> {
  const images = new Map<string, Buffer>();
  for (const group of previewGroups()) {
    const path = previewPath(group);
    const image = await cached(import.meta.url, `preview/${group.id}`, () => draw(group));
    images.set(path.slice(1), Buffer.from(image, 'base64'));
  }
  return images;
}
