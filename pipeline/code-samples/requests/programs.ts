/** Puts what a language writes together: one request, one step of a workflow, or all steps as a script. */
import { identifiers } from '../writing/identifiers.ts';
import { lines, printProgram, type Doc } from '../writing/layout.ts';
import type { Call } from '../writing/types.ts';
import type { LanguageWriter } from '../writing/writer.ts';

function printed(writer: LanguageWriter, blocks: readonly Doc[]): string {
  if (blocks.length === 0) return '';
  const program = printProgram(blocks, writer.indentation);
  return writer.finish?.(program) ?? program;
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n');
}

/** What calls need once, each where it comes first. */
function setUps(writer: LanguageWriter, calls: readonly Call[], known: ReadonlySet<string>): Doc[] {
  const made = new Set(known);
  return calls.flatMap((call) =>
    writer.setUp(call).flatMap(({ name, statement }) => {
      if (made.has(name)) return [];
      made.add(name);
      return [statement];
    }),
  );
}

/** The statements of calls, those of a branch inside the statements of its call. */
function allStatements(writer: LanguageWriter, [call, ...others]: readonly Call[]): Doc[] {
  if (call === undefined) return [];
  const length = call.branch?.length ?? 0;
  const branch = allStatements(writer, others.slice(0, length));
  return [...titledStatements(writer, call, branch), ...allStatements(writer, others.slice(length))];
}

function titledStatements(writer: LanguageWriter, call: Call, branch: readonly Doc[]): Doc[] {
  const [first = '', ...others] = writer.statements(call, branch);
  if (call.title === undefined) return [first, ...others];
  return [lines([writer.comment(call.title), first]), ...others];
}

/**
 * Writes calls as a complete program.
 *
 * @returns the program, ending in a newline
 */
export function writeProgram(writer: LanguageWriter, calls: readonly Call[]): string {
  const statements = [...setUps(writer, calls, new Set()), ...allStatements(writer, calls)];
  const body = printed(writer, writer.wrap(statements, calls));
  return joined([imports(writer, identifiers(body), calls), body]);
}

function imports(writer: LanguageWriter, used: ReadonlySet<string>, calls: readonly Call[]): string {
  const [first] = calls;
  return first === undefined ? '' : printed(writer, writer.imports(used, calls, first.description));
}

/**
 * Writes one call as what it adds to the program of the calls before it: imports and clients that none of them needed,
 * and its statements.
 *
 * @param earlier the calls before it, in order
 * @param notes what the reader has to know of variables that it uses, a line each
 */
export function writeStep(
  writer: LanguageWriter,
  earlier: readonly Call[],
  call: Call,
  notes: readonly Doc[],
): string {
  const known = new Set(earlier.flatMap((one) => writer.setUp(one).map(({ name }) => name)));
  const before = printed(writer, [
    ...setUps(writer, earlier, new Set()),
    ...earlier.flatMap((one) => stepStatements(writer, one)),
  ]);
  const [first = '', ...others] = stepStatements(writer, call);
  const noted = lines([...notes, first]);
  const body = printed(writer, [...setUps(writer, [call], known), noted, ...others]);
  const present = new Set(imports(writer, identifiers(before), earlier).split('\n'));
  const added = imports(writer, newIdentifiers(body, before), [call])
    .split('\n')
    .filter((line) => FRAME.has(line) || !present.has(line))
    .join('\n')
    .replace(/^\n+/, '');
  return joined([added, body]);
}

/**
 * What the call does in whose branch the next call is; undefined when it is in none.
 *
 * @param earlier the calls before the next one
 */
export function branchAround(earlier: readonly Call[]): string | undefined {
  return earlier.findLast(({ branch }, index) => branch && index + branch.length >= earlier.length)?.title;
}

/** The statements of a call without those of its branch, which are other steps. */
function stepStatements(writer: LanguageWriter, call: Call): Doc[] {
  const branch = call.branch && [writer.emptyBlock(`Continue with "${call.branch.title}".`)];
  return writer.statements(call, branch ?? []);
}

/** Lines around the imports of a program, which say nothing on their own. */
const FRAME: ReadonlySet<string> = new Set(['', 'import (', ')']);

function newIdentifiers(code: string, before: string): ReadonlySet<string> {
  const known = identifiers(before);
  return new Set([...identifiers(code)].filter((name) => !known.has(name)));
}
