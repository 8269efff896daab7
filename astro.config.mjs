// @ts-check
export { astroConfig as default } from './pipeline/astro/config.ts';
