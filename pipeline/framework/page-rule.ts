import path from 'node:path';

/**
 * The parts of a bundler's rule that are set here; the framework's own type names a bundler that it doesn't depend on.
 */
interface PageRule {
  readonly test: RegExp;
  readonly include: string;
  readonly enforce: 'pre';
  readonly use: string[];
}

/**
 * The bundler's rule for a folder of pages: each is compiled again when its tree has changed.
 *
 * @param folder from the root of the site, e.g. `docs`
 */
export function pageRule(folder: string): PageRule {
  return {
    test: /\.mdx$/,
    include: path.resolve(folder),
    enforce: 'pre',
    use: [path.resolve('pipeline/framework/page-loader.mjs')],
  };
}
