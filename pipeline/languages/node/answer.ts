import { answerPath } from '../writing/answer-path.ts';
import { camelCase } from '../writing/names.ts';
import { printedPart } from '../writing/printed-part.ts';
import { sdkMethod } from '../../material/sdk-methods/index.ts';
import type { Call, CallOutput } from '../writing/types.ts';
import { keyAccess, typeOf } from './typed-json.ts';

/** Prints the part of an answer that is harmless in a log. */
export function print(call: Call, answer: string): string | undefined {
  const part = printedPart(call);
  if (part === undefined) return undefined;
  if (part.kind === 'strings') return `console.log(${answer});`;
  if (part.kind === 'value') return `console.log(${valueOf(call, part.pointer, answer).replace(/!$/, '')});`;
  const isPage = sdkMethod('node', call.operation.id).result === 'page';
  const list = part.inData ? `${answer}.data${isPage ? '' : '?'}` : answer;
  const name = camelCase(part.name);
  return `console.log(${list}.map(({ ${name} }) => ${name}));`;
}

/** The statement that keeps a value of an answer for later calls. */
export function kept(call: Call, { name, pointer }: CallOutput, answer: string): string {
  return `const ${camelCase(name)} = ${valueOf(call, pointer, answer)};`;
}

/** What is optional in the types of the SDK is there when the call went well. */
function valueOf(call: Call, pointer: readonly string[], answer: string): string {
  const steps = answerPath(call, pointer);
  const free = steps.findIndex(({ kind }) => kind === 'key');
  const typed = steps.slice(0, free < 0 ? undefined : free);
  const expression = typed
    .map((step) => {
      if (step.kind === 'property') return `.${camelCase(step.name)}${step.isOptional ? '!' : ''}`;
      return step.kind === 'item' ? `[${String(step.index)}]!` : '';
    })
    .join('');
  if (free < 0) return `${answer}${expression}`;
  const rest = pointer.slice(free);
  return `(${answer}${expression.replace(/!$/, '')} as ${typeOf([{ path: rest, type: 'string' }])})${rest.map(keyAccess).join('')}`;
}
