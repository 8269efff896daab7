import satori from 'satori';
import sharp from 'sharp';
import type { PreviewGroup } from './groups.ts';
import { FONT, fontWeights } from './look.ts';
import { MARGIN, picture, SIZE } from './picture.ts';

/** A flat picture needs few colors, and with a palette it has a third of the bytes. */
const PNG = { palette: true, colors: 64, dither: 0, effort: 10 } as const;

/** What satori reports of each element. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Whether an element is inside of the margin, as all but the picture as a whole must be. */
function isInPlace({ left, top, width, height }: Box): boolean {
  if (width === SIZE.width && height === SIZE.height) return true;
  return (
    Math.min(left, top) >= MARGIN &&
    left + width <= SIZE.width - MARGIN &&
    top + height <= SIZE.height - MARGIN
  );
}

/**
 * Draws the preview image of a group. Its letters are outlines of the site's font, so it looks the same on any machine.
 *
 * @returns a PNG
 * @throws a sentence when the group's name doesn't fit, or the font lacks one of its characters
 */
export async function drawPreview(group: PreviewGroup): Promise<Buffer> {
  const fix = (problem: string): Error =>
    new Error(
      `The preview image of the group "${group.label}" can't be drawn: ${problem} Give the group another name in content/site/site-map.json.`,
    );
  const places: Box[] = [];
  const svg = await satori(picture(group), {
    ...SIZE,
    fonts: fontWeights().map((font) => ({ name: FONT, ...font })),
    onNodeDetected: (place) => places.push(place),
    loadAdditionalAsset: (_, characters) =>
      Promise.reject(fix(`the site's font doesn't have "${characters}".`)),
  });
  if (!places.every(isInPlace)) throw fix('its name is too long.');
  return sharp(Buffer.from(svg)).png(PNG).toBuffer();
}
