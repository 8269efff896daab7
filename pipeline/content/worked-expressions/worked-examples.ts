/**
 * Worked examples, evaluated by the evaluator of `engines/expressions` when their page is made, so that no page shows a
 * wrong result.
 */
import type { Json } from '../../../engines/json/index.ts';
import { isDeepStrictEqual } from 'node:util';
import { evaluateExpression, type ExpressionContext } from '../../../engines/expressions/index.ts';
import type { ExampleSets, StatedExample } from './example-sets.ts';

/** An expression with what it gives. */
export interface WorkedExample {
  /** File, set and number, e.g. `masks.cards.1`: a link to the playground has it. */
  readonly id: string;
  readonly stated: StatedExample;
  readonly goal?: string;
  readonly contexts: readonly ExpressionContext[];
  /** As a reader writes it; a document is indented JSON. */
  readonly source: string;
  readonly isDocument: boolean;
  /** What it reads, by name where it reads more than one value. */
  readonly inputs: readonly { readonly name: string; readonly value: Json }[];
  /** Absent where the expression fails. */
  readonly result?: { readonly value: Json; readonly isRandom: boolean };
  readonly fails?: string;
  readonly note?: string;
}

type Answer = ReturnType<typeof evaluateExpression>;

function indented(value: Json): string {
  return JSON.stringify(value, null, 2);
}

function sourceOf({ expression }: StatedExample): string {
  return typeof expression === 'string' ? expression : indented(expression);
}

function contextsOf({ context }: StatedExample, sets: ExampleSets): readonly ExpressionContext[] {
  const stated = context ?? sets.context;
  return typeof stated === 'string' ? [stated] : stated;
}

function evaluated(example: StatedExample, context: ExpressionContext, sets: ExampleSets): Answer {
  const { data = sets.data, metadata } = example;
  const resolve = (kind: keyof ExampleSets['finds'], id: string): Json | undefined => sets.finds[kind]?.[id];
  return evaluateExpression(sourceOf(example), { context, data, metadata, resolve });
}

/** Why what is stated is not what the evaluator returns; undefined where it is. */
function mistakeIn(example: StatedExample, answer: Answer): string | undefined {
  if (!answer.ok) {
    if (example.fails === undefined) return `it fails: ${answer.error.detail}`;
    return answer.error.inferred ? `no published rule says that it fails: ${answer.error.detail}` : undefined;
  }
  const given = JSON.stringify(answer.value);
  if (example.fails !== undefined) return `it does not fail, but gives ${given}`;
  const inferred = answer.warnings.find(({ kind }) => kind === 'inferred');
  if (inferred !== undefined) return `no published rule decides its result: ${inferred.text}`;
  const { result, matches } = example;
  if (matches === undefined) {
    if (answer.warnings.some(({ kind }) => kind === 'random'))
      return 'its result differs each time, and it lacks "matches"';
    return isDeepStrictEqual(answer.value, result) ? undefined : `it gives ${given}`;
  }
  const misfit = [answer.value, result].find(
    (value) => typeof value !== 'string' || !new RegExp(matches).test(value),
  );
  return misfit === undefined ? undefined : `${JSON.stringify(misfit)} does not match ${matches}`;
}

/** What a `{{ … }}` reads before its first filter. */
const READS = /\{\{\s*(data\b(?:\[[^\]]*\]|[^\s|}])*)/g;

/** The data that an example brings, or what its expression reads of the data that all share. */
function inputsOf(example: StatedExample, sets: ExampleSets): WorkedExample['inputs'] {
  const { data, metadata } = example;
  if (data !== undefined || metadata !== undefined)
    return Object.entries({ data, metadata }).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value }],
    );
  // Without a filter, the result says it.
  if (!sourceOf(example).includes('|')) return [];
  const names = new Set(Array.from(sourceOf(example).matchAll(READS), ([, name = '']) => name));
  return [...names].map((name) => {
    const answer = evaluateExpression(`{{ ${name} }}`, { context: 'mask', data: sets.data });
    return { name, value: answer.ok ? answer.value : null };
  });
}

function worked(example: StatedExample, index: number, sets: ExampleSets, set: string): WorkedExample {
  const contexts = contextsOf(example, sets);
  const mistake = contexts
    .map((context) => mistakeIn(example, evaluated(example, context, sets)))
    .find((one) => one !== undefined);
  if (mistake !== undefined)
    throw new Error(
      `content/data/worked-expressions/${sets.name}.yaml, set "${set}": ${sourceOf(example)} is stated wrongly: ${mistake.replace(/\.$/, '')}. Correct the example.`,
    );
  const { goal, fails, note, matches, result, expression } = example;
  return {
    id: `${sets.name}.${set}.${String(index + 1)}`,
    stated: example,
    ...{ goal, fails, note, contexts },
    source: sourceOf(example),
    isDocument: typeof expression !== 'string',
    inputs: inputsOf(example, sets),
    result: result === undefined ? undefined : { value: result, isRandom: matches !== undefined },
  };
}

/**
 * The examples of a set, each evaluated.
 *
 * @throws a sentence that gives the example and what it gives, where something else is stated; also where there is no
 *   such set
 */
export function workedExamples(sets: ExampleSets, set: string): readonly WorkedExample[] {
  const examples = Object.hasOwn(sets.sets, set) ? sets.sets[set] : undefined;
  if (examples === undefined)
    throw new Error(
      `content/data/worked-expressions/${sets.name}.yaml has no set "${set}". It has: ${Object.keys(sets.sets).join(', ')}.`,
    );
  return examples.map((example, index) => worked(example, index, sets, set));
}

/**
 * What an ID or a variable leads to in a file of examples, e.g. the token `tok_card`, as indented JSON.
 *
 * @param path the kind and the name, e.g. `token tok_card`; the kind alone gives all of its entries; `data` gives the
 *   data that all examples share
 * @throws a sentence that lists what there is
 */
export function givenInput(sets: ExampleSets, path: string): string {
  const [kind = '', name] = path.split(' ');
  const all: Readonly<Record<string, Json | undefined>> = { ...sets.finds, data: sets.data };
  const ofKind = Object.hasOwn(all, kind) ? all[kind] : undefined;
  const found = name === undefined ? ofKind : (ofKind as Readonly<Record<string, Json>> | undefined)?.[name];
  if (found !== undefined) return indented(found);
  const known = Object.entries(sets.finds).flatMap(([one, entries]) =>
    Object.keys(entries).map((id) => `${one} ${id}`),
  );
  throw new Error(
    `content/data/worked-expressions/${sets.name}.yaml gives no "${path}". It gives: ${known.join(', ')}.`,
  );
}
