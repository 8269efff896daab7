import { PNG } from 'pngjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { sitePages } from '../../../pipeline/content/site/site-map.ts';
import { drawPreview } from './draw.ts';
import { previewGroups, previewPath } from './groups.ts';
import { previewImages, previewOf } from './index.ts';
import { iconUrl, siteColors } from './look.ts';
import { MARGIN, SIZE } from './picture.ts';

const KILOBYTE = 1000;

/** All colors that the margin has. */
function colorsOfMargin({ data, width, height }: PNG): ReadonlySet<string> {
  const colors = new Set<string>();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isInside = Math.min(x, width - 1 - x) >= MARGIN && Math.min(y, height - 1 - y) >= MARGIN;
      if (isInside) continue;
      const start = (y * width + x) * 4;
      colors.add(`#${data.subarray(start, start + 3).toString('hex')}`);
    }
  return colors;
}

describe('preview images', () => {
  let images: ReadonlyMap<string, Buffer>;

  beforeAll(async () => {
    images = await previewImages();
  });

  it('there is one for each group, and every page of the site map has one', () => {
    expect(images.size).toBe(previewGroups().length);
    for (const { route } of sitePages) expect([...images.keys()]).toContain(previewOf(route)?.path.slice(1));
    expect(new Set(sitePages.map(({ route }) => previewOf(route)?.alt)).size).toBe(images.size);
    expect(previewOf('/gallery/controls')).toBeUndefined();
  });

  it.each(previewGroups().map((group) => [group.id, previewPath(group).slice(1)]))(
    '%s is small, of the size that pages give, and free at its margin',
    (_, path) => {
      const image = images.get(path) ?? Buffer.of();
      expect(image.length).toBeLessThan(40 * KILOBYTE);
      const picture = PNG.sync.read(image);
      expect(picture).toMatchObject(SIZE);
      expect([...colorsOfMargin(picture)]).toEqual([siteColors()('background')]);
    },
  );

  it('are the same bytes each time they are drawn', async () => {
    for (const group of previewGroups().slice(0, 3))
      expect(await drawPreview(group)).toEqual(images.get(previewPath(group).slice(1)));
  });
});

describe('a group that can’t be drawn', () => {
  it.each([
    [
      'with a long name',
      'Take payments with cards and wallets and banks in many countries and currencies',
      'its name is too long',
    ],
    ['with a long word', 'Pneumonoultramicroscopicsilicovolcanoconiosis', 'its name is too long'],
    ['with a character that the font lacks', 'Tokens → cards', `the site's font doesn't have "→"`],
  ])('%s ends with a sentence', async (_, label, problem) => {
    await expect(drawPreview({ id: 'api-long', section: 'API', label, icon: 'card' })).rejects.toThrow(
      `The preview image of the group "${label}" can't be drawn: ${problem}. Give the group another name in content/site/site-map.json.`,
    );
  });

  it('for want of a color or an icon ends with a sentence', () => {
    expect(() => siteColors()('pink')).toThrow('app/css/tokens.css has no --color-pink');
    expect(() => iconUrl('rocket', '#fff')).toThrow('app/css/sidebar.css has no icon "rocket"');
  });

  it('an icon has the color that is asked for', () => {
    const icon = decodeURIComponent(iconUrl('card', '#4cc2a7'));
    expect(icon).toContain("stroke='#4cc2a7'");
    expect(icon).not.toContain('#000');
  });
});
