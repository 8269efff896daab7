import type { TestedLanguage } from '../language.ts';
import { readWith } from '../support/reading/grammar.ts';

export const GRAMMAR = new URL(
  'tree-sitter-terraform.wasm',
  import.meta.resolve('@tree-sitter-grammars/tree-sitter-hcl/package.json'),
);

export const terraform: TestedLanguage = {
  check: {
    kind: 'reader',
    problems: readWith(GRAMMAR),
    invalid: 'resource "basistheory_reactor" "main" {\n  name =\n}\n',
  },
};
