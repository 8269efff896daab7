/** Where the framework looks for its configuration; `pipeline/framework` holds it. */
export { config as default } from './pipeline/framework/config.ts';
