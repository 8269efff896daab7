/** What the first of several steps says about the others: how their code continues its program. */

export const CONTINUES_PROGRAM =
  'Code in later steps continues this script, with the same client and variables.';

export const CONTINUES_MAIN =
  'These statements go in main. Code in later steps continues them, with the same client and variables.';
