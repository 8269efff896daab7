/** Request samples, programs and steps of workflows as source code. */
import { requestSamples, type SampleLanguage } from '../lists.ts';
import { branchAround, writeProgram, writeStep } from './programs.ts';
import { sendCondition, withheld } from './withheld.ts';
import { lines, printProgram, type Doc } from '../writing/layout.ts';
import type { Call, EmitterInput } from '../writing/types.ts';
import type { LanguageWriter } from '../writing/writer.ts';

/** A request sample as a script with one call. */
function requestCall(input: EmitterInput): Call {
  const client = { name: 'client', key: '<API_KEY>' };
  return { ...input, client, suffix: '', outputs: [], conditions: [], isPlain: false };
}

/**
 * Writes one request as complete source code, with the placeholder `<API_KEY>` for the key.
 *
 * @returns the program, ending in a newline
 * @throws Error that names operation and example when the language cannot send it
 */
export function emitRequestSample(language: SampleLanguage, input: EmitterInput): string {
  try {
    return writeProgram(requestSamples(language).writer, [requestCall(input)]);
  } catch (error) {
    const { operation, example } = input;
    const place = `Operation ${operation.id}, request example "${example.name}", in ${language}`;
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Writes calls as one complete program, ending in a newline. */
export function emitProgram(language: SampleLanguage, calls: readonly Call[]): string {
  return writeProgram(requestSamples(language).writer, calls);
}

/** Where the value of a variable of a step comes from. */
export interface VariableNote {
  /** Name of the output. */
  readonly output: string;
  /** e.g. `from "Store the card"`. */
  readonly origin: string;
}

/**
 * Writes one call as what it adds to the program of the calls before it.
 *
 * @param earlier the calls before it, in order
 * @param notes where the variables that it uses come from
 * @param above lines before them
 */
export function emitStep(
  language: SampleLanguage,
  earlier: readonly Call[],
  call: Call,
  notes: readonly VariableNote[],
  above: readonly Doc[] = [],
): string {
  const writer = pageWriter(language);
  const around = branchAround(earlier);
  // The code of the step alone does not show that it is in a branch.
  const place = around === undefined ? [] : [writer.comment(`Only on the branch after "${around}"`)];
  return writeStep(writer, earlier, call, [...place, ...above, ...notesIn(writer, notes)]);
}

function notesIn(writer: LanguageWriter, notes: readonly VariableNote[]): Doc[] {
  const note = writer.note ?? ((name, origin) => writer.comment(`${writer.variable(name)}: ${origin}`));
  return notes.map(({ output, origin }) => note(output, origin));
}

/** A call of a program, and where the variables that it uses come from. */
export interface NotedCall {
  readonly call: Call;
  readonly notes: readonly VariableNote[];
}

/**
 * Writes calls as pages show them: as the program that readers download, or where a language has plainer steps, as one
 * step after the other. Where they charge, steps that depend on a response are comments.
 */
export function emitShown(language: SampleLanguage, noted: readonly NotedCall[]): string {
  const calls = noted.map(({ call }) => call);
  const { stepWriter } = requestSamples(language);
  if (stepWriter === undefined) return emitProgram(language, calls);
  const given = new Set<string>();
  const steps = noted.map(({ call, notes }, index) => {
    const first = notes.filter(({ output }) => !given.has(output));
    for (const { output } of first) given.add(output);
    const earlier = calls.slice(0, index);
    const title = stepWriter.comment(call.title ?? '');
    const condition = sendCondition(calls, index);
    if (condition === undefined) return emitStep(language, earlier, call, first, [title]);
    const code = writeStep(stepWriter, earlier, call, notesIn(stepWriter, first));
    return (
      printProgram([lines([title, stepWriter.comment(condition)])], stepWriter.indentation) + withheld(code)
    );
  });
  return steps.join('\n');
}

function pageWriter(language: SampleLanguage): LanguageWriter {
  const { writer, stepWriter } = requestSamples(language);
  return stepWriter ?? writer;
}
