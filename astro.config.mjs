// @ts-check
import { astroConfig } from './pipeline/astro/config.ts';

export default astroConfig();
