import { PNG } from 'pngjs';

const CHANNELS = 4;

/** A picture at half its width and height: each pixel is the mean of four. A last odd row or column is left out. */
export function halfSize(picture: PNG): PNG {
  const half = new PNG({ width: Math.floor(picture.width / 2), height: Math.floor(picture.height / 2) });
  const at = (x: number, y: number, channel: number): number =>
    picture.data[(y * picture.width + x) * CHANNELS + channel] ?? 0;
  for (let y = 0; y < half.height; y += 1)
    for (let x = 0; x < half.width; x += 1)
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const [left, top] = [2 * x, 2 * y];
        const sum =
          at(left, top, channel) +
          at(left + 1, top, channel) +
          at(left, top + 1, channel) +
          at(left + 1, top + 1, channel);
        half.data[(y * half.width + x) * CHANNELS + channel] = Math.round(sum / 4);
      }
  return half;
}
