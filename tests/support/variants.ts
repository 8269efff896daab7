import { runsWideTests } from '../../scripts/checks/wide-tests.ts';

/** Set by `vitest.config.ts` when a test file is named on the command line. */
const isNamed = process.env.NAMED_TESTS === '1';
const isWide = isNamed || runsWideTests(process.env);

/**
 * Forms of one behavior, such as widths, color modes, or broken links. All of them run in `npm run test:all` and
 * where a test file is named on the command line. Elsewhere the first does, since the others take the same code.
 */
export function variants<Form>(forms: readonly Form[]): readonly Form[] {
  return isWide ? forms : forms.slice(0, 1);
}

/** Whether tests of ten seconds or more run: where all variants do. */
export const runsLongTests = isWide;
