/**
 * The look of the site is its own (`src/css`), so the style sheet of the classic theme (Infima) reaches neither the
 * build nor `npm run dev`: its module resolves to nothing. The theme imports it in a client module that cannot be
 * switched off. The class names that the theme writes are those that `src/css` styles; the custom properties that its
 * CSS modules read are set in `src/css/theme-variables.css`.
 */
import { createRequire } from 'node:module';
import type { Plugin } from '@docusaurus/types';

const fromTheme = createRequire(createRequire(import.meta.url).resolve('@docusaurus/theme-classic'));

/** Docusaurus plugin that removes the theme's base style sheet from every bundle. */
export function withoutInfima(): Plugin {
  return {
    name: 'without-infima',
    configureWebpack: () => ({
      resolve: { alias: { [fromTheme.resolve('infima/dist/css/default/default.css')]: false } },
    }),
  };
}
