// @ts-check
import { astroConfig } from './app/astro/config.ts';

export default astroConfig();
