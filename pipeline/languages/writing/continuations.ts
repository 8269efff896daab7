/** What the first of several steps says about the others: how their code continues its program. */

export const CONTINUES_PROGRAM =
  'The code of later steps continues this program, with the same client and variables.';

export const CONTINUES_MAIN =
  'These statements belong into main. Later steps continue them, with the same client and variables.';
