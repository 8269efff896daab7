/** Relative luminance of `#rrggbb`, 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(color: string): number {
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`"${color}" is no color in six hexadecimal digits.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast of two colors, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 *
 * @param one as `#rrggbb`
 * @param other as `#rrggbb`
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Where a style sheet sets the colors of a mode; dark is the default. */
const BLOCKS = { dark: /^:root \{([^}]+)\}/m, light: /^\[data-theme='light'\] \{([^}]+)\}/m };

/** The custom properties that a style sheet sets to a color of its own for one color mode. */
export function readModeColors(css: string, mode: 'dark' | 'light'): ReadonlyMap<string, string> {
  const block = BLOCKS[mode].exec(css)?.[1] ?? '';
  const long = (color: string): string => (color.length === 4 ? color.replace(/[0-9a-f]/g, '$&$&') : color);
  return new Map(
    [...block.matchAll(/(--[a-z-]+): (#[0-9a-f]+);/g)].map(([, name = '', color = '']) => [
      name,
      long(color),
    ]),
  );
}
