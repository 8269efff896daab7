/** Cuts code that an emitter wrote with stand-ins into a template, see `creation-code.ts`. */
import { STAND_INS, type ListTemplate, type RuleListTemplate } from './creation-code';

const joined = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

function linesOf(code: string): readonly string[] {
  return code.replace(/\n$/, '').split('\n');
}

/**
 * Cuts at a list of two permissions, each on its own line.
 *
 * @throws a sentence when the code has another form
 */
export function cutPermissions(code: string): ListTemplate {
  const lines = linesOf(code);
  const [entry, last, ...more] = lines.flatMap((line, place) =>
    line.includes(STAND_INS.permission) ? [place] : [],
  );
  if (entry === undefined || last !== entry + 1 || more.length > 0)
    throw new Error(`The code must have two permissions, each on its own line:\n${code}`);
  return {
    before: joined(lines.slice(0, entry)),
    entry: joined(lines.slice(entry, last)),
    last: joined(lines.slice(last, last + 1)),
    after: joined(lines.slice(last + 1)),
  };
}

/**
 * Cuts at a list of two rules. An entry begins with the lines that are the same before the first field of both.
 *
 * @throws a sentence when the code has another form
 */
export function cutRules(code: string): RuleListTemplate {
  const lines = linesOf(code);
  const [first, second] = lines.flatMap((line, place) =>
    line.includes(STAND_INS.description) ? [place] : [],
  );
  if (first === undefined || second === undefined)
    throw new Error(`The code must have two rules, each with a description:\n${code}`);
  let above = 0;
  while (lines[first - above - 1] === lines[second - above - 1]) above += 1;
  const start = first - above;
  const middle = second - above;
  const end = middle + (middle - start);
  return {
    before: joined(lines.slice(0, start)),
    entry: cutPermissions(joined(lines.slice(start, middle))),
    last: cutPermissions(joined(lines.slice(middle, end))),
    after: joined(lines.slice(end)),
  };
}
