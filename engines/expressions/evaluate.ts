import type { Json } from '../json';
import { contextRules, finishInContext } from './contexts';
import { looksLikeDocument, mapStrings, parseDocument } from './documents';
import { Engine } from './engine';
import { ExpressionFailure, asFailure } from './errors';
import { SOURCE_LIMIT, TEXT_LIMIT } from './limits';
import { Run } from './run';
import type { Evaluation, EvaluationOptions } from './types';
import { isObject, jsonType } from './values';

const START = { leaf: '', offset: 0, line: 1, column: 1 };

function isTemplate(text: string): boolean {
  return text.includes('{{') || text.includes('{%');
}

function template(text: string, pointer: string, run: Run): Json {
  run.meter.spend(text.length);
  if (!isTemplate(text)) return text;
  run.enter(pointer, text);
  return new Engine(run).evaluate(text);
}

/** What the platform says about masks is about their strings. */
function warnOfOtherLeaves(value: Json, run: Run): void {
  if (typeof value === 'string') return;
  if (Array.isArray(value) || isObject(value)) {
    Object.values(value).forEach((member) => {
      warnOfOtherLeaves(member, run);
    });
    return;
  }
  run.warn('inferred', "Values in a mask that aren't strings don't change here.", 0);
}

function evaluated(source: string, run: Run): Json {
  const { context } = run.options;
  const document = contextRules(context).isDocument ? parseDocument(source) : undefined;
  if (document !== undefined) {
    const value = mapStrings(document, (text, pointer) => template(text, pointer, run));
    run.enter('', source);
    if (context === 'mask') warnOfOtherLeaves(document, run);
    return value;
  }
  run.enter('', source);
  if (contextRules(context).isDocument && looksLikeDocument(source))
    run.warn(
      'caution',
      'This isn\'t valid JSON, so it is read as text. Write double quotes within a string as \\".',
      0,
    );
  return template(source, '', run);
}

/** A value as its JSON has it, which writes -0 as 0. */
function asSent(value: Json): Json {
  const text = JSON.stringify(value);
  if (text.length <= TEXT_LIMIT) return JSON.parse(text) as Json;
  throw new ExpressionFailure(
    'The result is too long',
    `The result can have at most ${TEXT_LIMIT} characters of JSON here. Select less data.`,
  );
}

/**
 * What a platform expression gives, or a whole JSON document of them, in one of its contexts. Never throws, and
 * ends within limits of its own whatever it is given (`limits.ts`). Sends nothing anywhere.
 *
 * Where the platform publishes no rule, the response is marked: by a warning of the kind `inferred`, or by `inferred` on
 * the error.
 */
export function evaluateExpression(source: string, options: EvaluationOptions): Evaluation {
  let run: Run | undefined;
  try {
    if (source.length > SOURCE_LIMIT)
      throw new ExpressionFailure(
        'The expression is too large',
        `An expression can have at most ${SOURCE_LIMIT} characters here. Write a shorter one.`,
      );
    const current = (run = new Run(options));
    const value = asSent(
      finishInContext(options.context, evaluated(source, current), (kind, text) => {
        current.warn(kind, text, 0);
      }),
    );
    return { ok: true, value, type: jsonType(value), steps: run.steps, warnings: run.warnings };
  } catch (thrown) {
    const { title, message, offset = 0, inferred } = asFailure(thrown);
    return { ok: false, error: { title, detail: message, at: run?.position(offset) ?? START, inferred } };
  }
}
