/**
 * Runs programs of the languages that are compiled before they run: what their toolchains need is on the machine or
 * not.
 */
import { runGo } from '../go/run-go.ts';
import { runJava } from '../java/run-java.ts';
import type { ProgramReport } from './program-report.ts';
import { goToolchain, javaToolchain } from './toolchains.ts';

export const COMPILED_LANGUAGES = ['go', 'java'] as const;
export type CompiledLanguage = (typeof COMPILED_LANGUAGES)[number];

/** Runs programs by id with a server in place of the test environment. */
export type RunCompiled = (
  programs: ReadonlyMap<string, string>,
  origin: string,
) => Promise<ReadonlyMap<string, ProgramReport>>;

/** What runs the programs of a language with its SDK; undefined where its tools or the SDK cannot be had. */
export async function compiledRunner(language: CompiledLanguage): Promise<RunCompiled | undefined> {
  const go = await goToolchain();
  const java = await javaToolchain();
  if (language === 'go')
    return go.missing !== undefined || go.withoutSdk !== undefined
      ? undefined
      : (programs, origin) => runGo(go.go, go.module, programs, origin);
  return java.missing !== undefined || java.withoutSdk !== undefined
    ? undefined
    : (programs, origin) => runJava(java.java, java.packages, programs, origin);
}
