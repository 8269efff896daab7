import { readFileSync } from 'node:fs';
import path from 'node:path';
import { androidApi } from '../../../scripts/android-api/record.ts';
import type { TestedLanguage } from '../language.ts';
import { bundledGrammar, readWith } from '../support/reading/grammar.ts';
import { OWN_PHONE } from '../support/reading/printed-values.ts';

const POM = readFileSync(path.join(import.meta.dirname, 'pom.xml'), 'utf8');
const [, COMPILER = ''] = /kotlin-compiler-embeddable<\/artifactId>\s*<version>([\d.]+)</.exec(POM) ?? [];

export const kotlin: TestedLanguage = {
  // compile.test.ts compiles them, where there is a compiler.
  check: { kind: 'reader', problems: readWith(bundledGrammar('kotlin')), invalid: 'fun main( {' },
  // cspell:ignore deiwv
  prints: { calls: /\bprintln\(|\bLog\.[deiwv]\(/g, mayHoldErrors: OWN_PHONE },
  recordHead: () => ({
    tools: {
      ...Object.fromEntries(androidApi().map(({ library, version }) => [library, version])),
      kotlin: COMPILER,
    },
  }),
};
