import { answerPath, comparedProperty, isPosition } from '../writing/answer-path.ts';
import { scalarLiteral } from '../writing/checks.ts';
import { quoted } from '../writing/json-literal.ts';
import { type Doc, enclosed, indented, lines } from '../writing/layout.ts';
import { printedPart } from '../writing/printed-part.ts';
import { fileVariable, NEW_FILE, type SavedValue } from '../writing/saved-property.ts';
import { sdkMethod } from '../../content/sdk-methods/index.ts';
import type { AnswerCondition, Call, CallOutput } from '../writing/types.ts';
import { checked, stopOnError } from './errors.ts';
import { goCase, goVariable } from './names.ts';

/** Prints the part of an answer that is harmless in a log. */
export function print(call: Call, answer: string): Doc | undefined {
  const part = printedPart(call);
  if (part === undefined) return undefined;
  if (part.kind === 'strings') return `fmt.Println(${answer})`;
  if (part.kind === 'value') return `fmt.Println(${valueAt(call, part.pointer, answer)})`;
  const list = part.inData ? `${answer}.${resultsName(call)}` : answer;
  const value = `${part.isOptional ? '*' : ''}item.${goCase(part.name)}`;
  return lines([[`for _, item := range ${list} {`, indented(`fmt.Println(${value})`)], '}']);
}

/** What the SDK calls the property `data` of a list. */
function resultsName({ operation }: Call): string {
  return sdkMethod('go', operation.id).result === 'page' ? 'Results' : goCase('data');
}

/** What is optional is a pointer. */
export function comparison(call: Call, condition: AnswerCondition, answer: string): string {
  const { operator, value } = condition;
  const { name, isOptional } = comparedProperty(call, condition);
  const property = `${answer}.${goCase(name)}`;
  const compared = `${property} ${operator} ${scalarLiteral(value)}`;
  if (!isOptional) return compared;
  return operator === '==' ? `${property} != nil && *${compared}` : `${property} == nil || *${compared}`;
}

/** The statement that keeps a value of an answer for later calls. */
export function kept(call: Call, { name, pointer }: CallOutput, answer: string): string {
  const isKey = answerPath(call, pointer).at(-1)?.kind === 'key';
  return `${goVariable(name)} := ${valueAt(call, pointer, answer)}${isKey ? '.(string)' : ''}`;
}

/** The statements before a call whose response has a value to save. Go creates its file with these rights. */
export function newFile(call: Call, { file }: SavedValue): Doc[] {
  const variable = goVariable(fileVariable(call));
  return [
    `// ${NEW_FILE}`,
    checked(
      variable,
      enclosed('os.OpenFile(', [quoted(file), 'os.O_WRONLY|os.O_CREATE|os.O_EXCL', '0o600'], ')', {
        trailing: ',',
      }),
    ),
    `defer ${variable}.Close()`,
  ];
}

/** The statement that saves a response value in its file. */
export function saved(call: Call, { pointer }: SavedValue, answer: string): Doc {
  const value = valueAt(call, pointer, answer);
  return [
    `if _, err := ${goVariable(fileVariable(call))}.WriteString(${value}); err != nil {`,
    stopOnError(),
  ];
}

function valueAt(call: Call, pointer: readonly string[], answer: string): string {
  const steps = answerPath(call, pointer);
  const last = steps.at(-1);
  const value = steps.reduce((expression, step, index) => {
    if (step.kind === 'property')
      return `${expression}.${index === 0 && step.name === 'data' ? resultsName(call) : goCase(step.name)}`;
    if (step.kind === 'item') return `${expression}[${String(step.index)}]`;
    if (isPosition(step.name)) return `${expression}.([]any)[${step.name}]`;
    return `${expression}.(map[string]any)[${quoted(step.name)}]`;
  }, answer);
  return last?.kind === 'property' && last.isOptional ? `*${value}` : value;
}
