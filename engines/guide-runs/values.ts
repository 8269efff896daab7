/** The values that a guide carries from step to step. */
import { type Json, isObject } from '../json';
import type { GuideProgram, GuideRun, GuideStep } from './types';

const REFERENCE = String.raw`\$(?:inputs\.(?<input>[\w-]+)|steps\.(?<step>[\w-]+)\.outputs\.(?<output>[\w-]+))`;
const WHOLE = new RegExp(`^${REFERENCE}$`);
const EMBEDDED = new RegExp(String.raw`\{${REFERENCE}\}`, 'g');
const ANY = new RegExp(REFERENCE, 'g');

type Groups = Readonly<Record<string, string | undefined>>;

/** A value that a step takes from elsewhere. */
export interface UsedValue {
  readonly name: string;
  /** The title of the step that it's from; absent for a value that the reader brings. */
  readonly from?: string;
}

function valueOf({ program, outputs }: Pick<GuideRun, 'program' | 'outputs'>, groups: Groups): Json {
  const { input, output = '' } = groups;
  if (input === undefined) return outputs[output] ?? '';
  return program.inputs.find(({ name }) => name === input)?.value ?? '';
}

const asText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A string with its references replaced by text. */
export function filledText(text: string, run: Pick<GuideRun, 'program' | 'outputs'>): string {
  return asText(filled(text, run));
}

/**
 * A value with its references replaced; one that is a reference as a whole keeps the type of what it refers to. A value
 * that isn't there yet is an empty string.
 */
export function filled(value: Json, run: Pick<GuideRun, 'program' | 'outputs'>): Json {
  if (typeof value === 'string') {
    const whole = WHOLE.exec(value)?.groups;
    if (whole !== undefined) return valueOf(run, whole);
    return value.replace(EMBEDDED, (...found: unknown[]) => asText(valueOf(run, found.at(-1) as Groups)));
  }
  if (Array.isArray(value)) return value.map((one) => filled(one, run));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, run)]));
}

/** What a step takes from the reader and from earlier steps, each once. */
export function usedValues({ path, query, headers, body }: GuideStep, program: GuideProgram): UsedValue[] {
  const written = JSON.stringify([path, query, headers, body ?? null]);
  const found = [...written.matchAll(ANY)].map(({ groups = {} }): UsedValue => {
    const { input, step, output = '' } = groups;
    if (input !== undefined) return { name: input };
    return { name: output, from: program.steps.find(({ id }) => id === step)?.title ?? '' };
  });
  return [...new Map(found.map((one) => [one.name, one])).values()];
}

/** The value at a place of a body; undefined where there's none. */
export function valueAt(body: Json | undefined, pointer: readonly string[]): Json | undefined {
  return pointer.reduce<Json | undefined>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  }, body);
}
