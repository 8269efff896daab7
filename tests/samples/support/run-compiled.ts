import type { SdkLanguage } from '../../../pipeline/code-samples/lists.ts';

/** The languages that are compiled before they run. */
export const COMPILED_LANGUAGES = ['go', 'java'] as const satisfies readonly SdkLanguage[];
export type CompiledLanguage = (typeof COMPILED_LANGUAGES)[number];
