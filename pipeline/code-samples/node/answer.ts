import { answerPath } from '../writing/answer-path.ts';
import { missingSentence } from '../writing/charges.ts';
import { quoted } from '../writing/json-literal.ts';
import { type Doc, lines } from '../writing/layout.ts';
import { camelCase } from '../writing/names.ts';
import { printedPart } from '../writing/printed-part.ts';
import { NEW_FILE, type SavedValue } from '../writing/saved-property.ts';
import { sdkMethod } from '../../content/sdk-methods/index.ts';
import type { Call, CallOutput } from '../writing/types.ts';
import { optionalAccess, typeOf } from './typed-json.ts';

/** Prints the part of an answer that is harmless in a log. */
export function print(call: Call, answer: string): string | undefined {
  const part = printedPart(call);
  if (part === undefined) return undefined;
  if (part.kind === 'strings') return `console.log(${answer});`;
  if (part.kind === 'value') return `console.log(${valueOf(call, part.pointer, answer).expression});`;
  const isPage = sdkMethod('node', call.operation.id).result === 'page';
  const list = part.inData ? `${answer}.data${isPage ? '' : '?'}` : answer;
  const name = camelCase(part.name);
  return `console.log(${list}.map(({ ${name} }) => ${name}));`;
}

/** The statements that keep a value of an answer for later calls. The script ends without it. */
export function kept(call: Call, output: CallOutput, answer: string): Doc {
  const { expression, isOptional } = valueOf(call, output.pointer, answer);
  const name = camelCase(output.name);
  const declared = `const ${name} = ${expression};`;
  if (!isOptional) return declared;
  return lines([declared, `if (!${name}) throw new Error(${quoted(missingSentence(call, output))});`]);
}

/** The statements before a call whose response has a value to save. Node.js creates its file with these rights. */
export function newFile({ file }: SavedValue): Doc[] {
  return [`// ${NEW_FILE}`, `await writeFile(${quoted(file)}, "", { flag: "wx", mode: 0o600 });`];
}

/** The statements that save a response value in its file. */
export function saved(call: Call, { pointer, file }: SavedValue, answer: string): Doc[] {
  const { expression } = valueOf(call, pointer, answer);
  return [
    `if (!${expression}) throw new Error(${quoted(missingSentence(call, { pointer }))});`,
    `await writeFile(${quoted(file)}, ${expression});`,
  ];
}

function valueOf(
  call: Call,
  pointer: readonly string[],
  answer: string,
): { readonly expression: string; readonly isOptional: boolean } {
  const steps = answerPath(call, pointer);
  const free = steps.findIndex(({ kind }) => kind === 'key');
  let expression = answer;
  let isOptional = false;
  for (const step of steps.slice(0, free < 0 ? undefined : free)) {
    if (step.kind === 'property') expression += `${isOptional ? '?' : ''}.${camelCase(step.name)}`;
    if (step.kind === 'item') expression += `${isOptional ? '?.' : ''}[${String(step.index)}]`;
    isOptional ||= step.kind === 'item' || (step.kind === 'property' && step.isOptional);
  }
  if (free < 0) return { expression, isOptional };
  const rest = pointer.slice(free);
  const type = typeOf([{ path: rest, type: 'string' }]);
  return { expression: `(${expression} as ${type})${rest.map(optionalAccess).join('')}`, isOptional: true };
}
