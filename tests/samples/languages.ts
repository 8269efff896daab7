/** The languages of samples, as the tests see them. To add one, write its folder and put it into the list. */
import type { ApiDescription } from '../../pipeline/content/api-description/index.ts';
import { SDK_LANGUAGES, type LanguageId, type SdkLanguage } from '../../pipeline/code-samples/lists.ts';
import type { SampleProof } from '../../pipeline/code-samples/requests/proofs.ts';
import { sdkMethods } from '../../pipeline/content/sdk-methods/index.ts';
import { bash } from './bash/language.ts';
import { csharp } from './csharp/language.ts';
import { curl } from './curl/language.ts';
import { go } from './go/language.ts';
import { html } from './html/language.ts';
import { java } from './java/language.ts';
import { javascript } from './javascript/language.ts';
import { json } from './json/language.ts';
import { kotlin } from './kotlin/language.ts';
import type { RunPrograms, TestedLanguage } from './language.ts';
import { node } from './node/language.ts';
import { python } from './python/language.ts';
import { reactNative } from './react-native/language.ts';
import { react } from './react/language.ts';
import { checkProgram, type SdkProgramReport } from './support/reading/sdk-problems.ts';
import { NO_DEFAULTS, type SdkDefaults } from './support/sdk-defaults.ts';
import { swift } from './swift/language.ts';
import { terraform } from './terraform/language.ts';
import { typescript } from './typescript/language.ts';

/** All of them, by id. */
export const TESTED: Readonly<Record<LanguageId, TestedLanguage>> = {
  ...{ curl, node, python, csharp, go, java, typescript, javascript, react },
  'react-native': reactNative,
  ...{ swift, kotlin, html, terraform, bash, json },
};

/** The languages whose samples are parsed and compared with an SDK. */
export const PARSED_SDK_LANGUAGES: readonly SdkLanguage[] = SDK_LANGUAGES.filter(
  (id) => TESTED[id].check.kind === 'sdk',
);

/**
 * Checks a program: its grammar, the methods it calls with their arguments, the members of the objects it sends.
 *
 * @throws Error for a language without a parser for its SDK
 */
export function checkSdkProgram(
  id: SdkLanguage,
  code: string,
  description: ApiDescription,
): Promise<SdkProgramReport> {
  const { check } = TESTED[id];
  if (check.kind !== 'sdk')
    throw new Error(`Calls of an SDK in ${id} aren't parsed. See PARSED_SDK_LANGUAGES.`);
  return checkProgram(check.sdk, sdkMethods(id), code, description);
}

/**
 * What precedes the samples in the record of a language.
 *
 * @throws Error for a language whose samples don't run
 */
export function recordHead(id: LanguageId): Omit<SampleProof, 'samples'> {
  const head = TESTED[id].recordHead?.();
  if (head === undefined) throw new Error(`Give tests/samples/${id}/language.ts "recordHead".`);
  return head;
}

/** What runs the programs of a language; undefined where its tools or its SDK can't be had. */
export async function runnerOf(id: LanguageId): Promise<RunPrograms | undefined> {
  return TESTED[id].runner?.();
}

/** What the SDK of a language adds to requests that no program asks for. */
export function sdkDefaults(id: LanguageId): SdkDefaults {
  return { ...NO_DEFAULTS, ...TESTED[id].sdkDefaults };
}
