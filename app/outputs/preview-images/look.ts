/** What the pictures share with the site, which is colors, icons, font and mark. */
import { createRequire } from 'node:module';
import postcss from 'postcss';
import { readBytes, readText } from '../../../pipeline/cache/index.ts';

/** The custom properties of a style sheet by the selector of their rule. */
function propertiesOf(file: string, selector: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  postcss.parse(readText(file)).walkRules(selector, (rule) => {
    rule.walkDecls(/^--/, ({ prop, value }) => {
      found.set(prop, value);
    });
  });
  return found;
}

/**
 * The site's colors, in the mode that pages start in.
 *
 * @returns a color by its name, e.g. `text-quiet`
 * @throws a sentence when the tokens don't have it
 */
export function siteColors(): (name: string) => string {
  const tokens = propertiesOf('app/css/tokens.css', ':root');
  return (name) => {
    const color = tokens.get(`--color-${name}`);
    if (color !== undefined) return color;
    throw new Error(
      `app/css/tokens.css has no --color-${name}, which preview images use. Name another in app/outputs/preview-images.`,
    );
  };
}

/**
 * An icon of the sidebars in a color, as a data URL.
 *
 * @throws a sentence when the style sheet doesn't draw it
 */
export function iconUrl(name: string, color: string): string {
  const value = propertiesOf('app/css/sidebar.css', `.sidebar-icon--${name}`).get('--sidebar-icon') ?? '';
  const url = /^url\("(?<url>data:image\/svg\+xml,[^"]+)"\)$/.exec(value)?.groups?.url;
  if (url === undefined)
    throw new Error(
      `app/css/sidebar.css has no icon "${name}". Draw it there, or give another in pipeline/content/site/section-icons.ts.`,
    );
  // There it's a mask, whose color is of no account.
  return url.replaceAll('%23000', encodeURIComponent(color));
}

/** The site's mark, as a data URL. */
export function markUrl(): string {
  return `data:image/svg+xml,${encodeURIComponent(readText('app/static/favicon.svg').trim())}`;
}

/** The site's font. */
export const FONT = 'Public Sans';

const require = createRequire(import.meta.url);

/** Its files by weight. They aren't the one that pages load, since satori draws a variable font in a single weight. */
const FONT_FILES = {
  600: require.resolve('@fontsource/public-sans/files/public-sans-latin-600-normal.woff2'),
  700: require.resolve('@fontsource/public-sans/files/public-sans-latin-700-normal.woff2'),
} as const;

/** The weights that pictures use of it. */
export function fontWeights(): readonly { readonly weight: 600 | 700; readonly data: Buffer }[] {
  return ([600, 700] as const).map((weight) => ({ weight, data: readBytes(FONT_FILES[weight]) }));
}
