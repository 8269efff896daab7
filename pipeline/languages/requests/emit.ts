/** Request samples, programs and steps of workflows as source code. */
import { requestSamples, type SampleLanguage } from '../lists.ts';
import { writeProgram, writeStep } from './programs.ts';
import type { Doc } from '../writing/layout.ts';
import type { Call, EmitterInput } from '../writing/types.ts';
import type { LanguageWriter } from '../writing/writer.ts';

/** A request sample as a program with one call. */
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
  const note = writer.note ?? ((name, origin) => writer.comment(`${writer.variable(name)}: ${origin}`));
  return writeStep(writer, earlier, call, [
    ...above,
    ...notes.map(({ output, origin }) => note(output, origin)),
  ]);
}

/** A call of a program, and where the variables that it uses come from. */
export interface NotedCall {
  readonly call: Call;
  readonly notes: readonly VariableNote[];
}

/**
 * Writes calls as pages show them: as the program that readers download, or where a language has plainer steps, as one
 * step after the other.
 */
export function emitShown(language: SampleLanguage, noted: readonly NotedCall[]): string {
  const calls = noted.map(({ call }) => call);
  const { stepWriter } = requestSamples(language);
  if (stepWriter === undefined) return emitProgram(language, calls);
  const given = new Set<string>();
  const steps = noted.map(({ call, notes }, index) => {
    const first = notes.filter(({ output }) => !given.has(output));
    for (const { output } of first) given.add(output);
    return emitStep(language, calls.slice(0, index), call, first, [stepWriter.comment(call.title ?? '')]);
  });
  return steps.join('\n');
}

function pageWriter(language: SampleLanguage): LanguageWriter {
  const { writer, stepWriter } = requestSamples(language);
  return stepWriter ?? writer;
}
