/**
 * A double of `@basis-theory/basis-theory-reactor-formulas-sdk-js`, which could not be installed: classes with the
 * statuses and the details of `content/data/api/code-error-classes.yaml`, and what an argument becomes, as the page about
 * invoking reactors says.
 */
import { types } from 'node:util';
import type { Offer, Thrown } from './invocation.ts';

const thrownBy = new WeakMap<object, Thrown>();

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : [text(value)]);

function errorsOf(argument: unknown): unknown {
  // Errors and objects of the code are of another realm.
  if (types.isNativeError(argument)) return { error: [argument.message || argument.name] };
  if (typeof argument === 'string' || Array.isArray(argument)) return { error: texts(argument) };
  if (typeof argument === 'object' && argument !== null)
    return Object.fromEntries(Object.entries(argument).map(([name, value]) => [name, texts(value)]));
  return { error: ['An error occurred.'] };
}

interface CustomAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

class CustomHttpResponseError extends Error {
  constructor({ status, headers = {}, body = {} }: CustomAnswer) {
    super('CustomHttpResponseError');
    if (!Number.isInteger(status) || status < 100 || status > 599)
      throw new RangeError('The status is an integer from 100 to 599.');
    thrownBy.set(this, { kind: 'custom', status, headers, body });
  }
}

/** The exports of the package. */
export function errorPackage(classes: Offer['errorClasses']): Readonly<Record<string, unknown>> {
  const standard = Object.entries(classes).map(([name, { status, detail }]) => {
    const ErrorClass = class extends Error {
      constructor(argument?: unknown) {
        super(detail);
        this.name = name;
        thrownBy.set(this, { kind: 'standard', status, detail, errors: errorsOf(argument) });
      }
    };
    return [name, ErrorClass] as const;
  });
  return { ...Object.fromEntries(standard), CustomHttpResponseError };
}

/** What a value that code threw is to the platform. */
export function thrownOf(value: unknown): Thrown {
  const known = typeof value === 'object' && value !== null ? thrownBy.get(value) : undefined;
  return known ?? { kind: 'other', message: types.isNativeError(value) ? value.message : String(value) };
}
