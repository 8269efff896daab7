/** What the first of several steps says about the others: how their code continues its program. */

export const CONTINUES_PROGRAM =
  'Code in later steps continues this script, with the same client and variables.';

export const CONTINUES_MAIN =
  'Put these statements in main, and add the code from later steps below them. It uses the same client and variables.';
