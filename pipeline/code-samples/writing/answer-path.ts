/** The way from what an SDK returns to a value in it, with the names that the schema of the answer gives. */
import type { ApiDescription, SchemaObject } from '../../content/api-description/index.ts';
import { resolve } from './sample-value.ts';
import type { AnswerCondition, Call } from './types.ts';

/**
 * One part of the way: a property that the SDK spells in its own way, a position in a list, or a key of free JSON,
 * which no SDK renames.
 */
export type AnswerStep =
  | {
      readonly kind: 'property';
      readonly name: string;
      readonly isOptional: boolean;
      /** The schema of its value, where that is a named list of strings, for which typed SDKs have a type. */
      readonly enumName?: string;
    }
  | { readonly kind: 'item'; readonly index: number }
  | { readonly kind: 'key'; readonly name: string };

/**
 * Follows a pointer through the schema of an answer.
 *
 * @throws Error when the answer has no body, or its schema no such property
 */
export function answerPath({ description, operation }: Call, pointer: readonly string[]): AnswerStep[] {
  const success = operation.responses.find(({ status }) => status < 400);
  const steps: AnswerStep[] = [];
  let schema = success?.schema;
  if (schema === undefined) throw new Error(`the answer of ${operation.id} has no body. Remove its outputs.`);
  for (const name of pointer) {
    const { step, next } = follow(description, schema, name);
    steps.push(step);
    schema = next;
  }
  return steps;
}

/** Whether a key of free JSON is a position in a list. */
export function isPosition(key: string): boolean {
  return /^\d+$/.test(key);
}

/**
 * The property of an answer that a condition compares, in the types of an SDK.
 *
 * @throws Error when the languages would compare it in different ways: it is inside another one, or no plain text
 */
export function comparedProperty(
  call: Call,
  { pointer, value }: AnswerCondition,
): Pick<Extract<AnswerStep, { kind: 'property' }>, 'name' | 'isOptional' | 'enumName'> {
  const [step, ...others] = answerPath(call, pointer);
  if (step?.kind === 'property' && others.length === 0 && typeof value === 'string') return step;
  throw new Error(
    `programs cannot compare ${pointer.join('/')} of the answer of ${call.operation.id}. Compare a property of the answer itself with a text.`,
  );
}

function follow(
  description: ApiDescription,
  schema: SchemaObject,
  name: string,
): { step: AnswerStep; next: SchemaObject } {
  const { resolved } = resolve(description, schema);
  if (resolved.properties) {
    const next = resolved.properties[name];
    if (next === undefined)
      throw new Error(
        `the answer has no property "${name}". It has: ${Object.keys(resolved.properties).join(', ')}.`,
      );
    const isOptional = !(resolved.required ?? []).includes(name);
    const { type, resolved: value } = resolve(description, next);
    const enumName = value.enum === undefined || type === undefined ? {} : { enumName: type };
    return { step: { kind: 'property', name, isOptional, ...enumName }, next };
  }
  if (resolved.items) return { step: { kind: 'item', index: Number(name) }, next: resolved.items };
  const { additionalProperties } = resolved;
  return {
    step: { kind: 'key', name },
    next: typeof additionalProperties === 'object' ? additionalProperties : {},
  };
}
