/** The languages of samples, and what follows from their list. Requests, samples and projects are rooms beside it. */
export type * from './language.ts';
export { LANGUAGES } from './languages.ts';
export * from './lists.ts';
