/**
 * Request samples: source code of one request in every language, written from the one example in the API description,
 * so that the languages cannot disagree. Each language has its writer; `content/records/sdk-methods/` says what the SDKs are
 * called.
 */
export { sampleCoverage } from './coverage.ts';
export { emitProgram, emitRequestSample, emitShown, emitStep, type VariableNote } from './emit.ts';
export { environmentTokens, environmentTokensIn } from './environment-tokens.ts';
export { programFile, runCommand } from './program-files.ts';
export { branchAround } from './programs.ts';
export { checkedAgainst, comparedSentence, proofOf } from './proofs.ts';
