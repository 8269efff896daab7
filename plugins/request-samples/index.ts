/**
 * Request samples: source code of one request in every language, written from the one example in the API description,
 * so that the languages cannot disagree. One emitter per language; `data/sdk-methods/` says what the SDKs are called.
 */
import { emitCsharp } from './emit-csharp.ts';
import { emitCurl } from './emit-curl.ts';
import { emitGo } from './emit-go.ts';
import { emitJava } from './emit-java.ts';
import { emitNode } from './emit-node.ts';
import { emitPython } from './emit-python.ts';
import type { Emitter, EmitterInput, SampleLanguage } from './types.ts';

export { checkedAgainst, sampleCoverage } from './coverage.ts';
export { environmentTokens, environmentTokensIn } from './environment-tokens.ts';
export { SAMPLE_LANGUAGES, type EmitterInput, type SampleLanguage } from './types.ts';

const EMITTERS: Readonly<Record<SampleLanguage, Emitter>> = {
  curl: emitCurl,
  node: emitNode,
  python: emitPython,
  csharp: emitCsharp,
  go: emitGo,
  java: emitJava,
};

/**
 * Writes one request as complete source code, with the placeholder `<API_KEY>` for the key.
 *
 * @returns the program, ending in a newline
 * @throws Error that names operation and example when the language cannot send it
 */
export function emitRequestSample(language: SampleLanguage, input: EmitterInput): string {
  try {
    return EMITTERS[language](input);
  } catch (error) {
    const { operation, example } = input;
    const place = `Operation ${operation.id}, request example "${example.name}", in ${language}`;
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
