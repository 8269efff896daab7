import { answerPath, isPosition } from '../writing/answer-path.ts';
import { missingSentence } from '../writing/charges.ts';
import { quoted } from '../writing/json-literal.ts';
import { camelCase, pascalCase } from '../writing/names.ts';
import { type Doc, enclosed, indented } from '../writing/layout.ts';
import { printedPart } from '../writing/printed-part.ts';
import { fileVariable, NEW_FILE, type SavedValue } from '../writing/saved-property.ts';
import { sdkMethod } from '../../content/sdk-methods/index.ts';
import type { Call, CallOutput } from '../writing/types.ts';

/** The statement that keeps a value of an answer for later calls. The script ends without it. */
export function kept(call: Call, output: CallOutput, answer: string): string {
  const { name, pointer } = output;
  const value = valueAt(call, pointer, answer);
  const missing = `?? throw new InvalidOperationException(${quoted(missingSentence(call, output))})`;
  const keys = answerPath(call, pointer).flatMap((step) => (step.kind === 'key' ? [step.name] : []));
  if (keys.length === 0) {
    const required = value.replace(/!$/, '');
    return `var ${camelCase(name)} = ${required === value ? value : `${required} ${missing}`};`;
  }
  const properties = keys
    .map((key) => (isPosition(key) ? `[${key}]` : `.GetProperty(${quoted(key)})`))
    .join('');
  return `var ${camelCase(name)} = ((JsonElement)${value})${properties}.GetString() ${missing};`;
}

/**
 * The statements before a call whose response has a value to save. .NET creates its file with these rights. On
 * Windows, `UnixCreateMode` throws.
 */
export function newFile(call: Call, { file }: SavedValue): Doc[] {
  const variable = camelCase(fileVariable(call));
  const options = `${variable}Options`;
  return [
    `// ${NEW_FILE}`,
    `var ${options} = new FileStreamOptions { Mode = FileMode.CreateNew, Access = FileAccess.Write };`,
    `// On Windows, the folder decides who can read it.`,
    [
      'if (!OperatingSystem.IsWindows())',
      indented(`${options}.UnixCreateMode = UnixFileMode.UserRead | UnixFileMode.UserWrite;`),
    ],
    `await using var ${variable} = new StreamWriter(${quoted(file)}, ${options});`,
  ];
}

/** The statements that save a response value in its file. An exception that ends the script later doesn't flush it. */
export function saved(call: Call, { pointer }: SavedValue, answer: string): Doc[] {
  const value = valueAt(call, pointer, answer).replace(/!$/, '');
  const missing = `throw new InvalidOperationException(${quoted(missingSentence(call, { pointer }))})`;
  return [
    enclosed(`await ${camelCase(fileVariable(call))}.WriteAsync(`, [`${value} ?? ${missing}`], ');'),
    `await ${camelCase(fileVariable(call))}.FlushAsync();`,
  ];
}

/** The value of the last property on the way that the SDK has a type for. */
function valueAt(call: Call, pointer: readonly string[], answer: string): string {
  const isPage = sdkMethod('csharp', call.operation.id).result === 'page';
  return answerPath(call, pointer).reduce((expression, step, index) => {
    if (step.kind === 'property') {
      if (isPage && index === 0) return `${expression}.CurrentPage.Items`;
      return `${expression}.${pascalCase(step.name)}${step.isOptional ? '!' : ''}`;
    }
    if (step.kind === 'item')
      return isPage && index === 1
        ? `${expression}[${String(step.index)}]`
        : `${expression}.ElementAt(${String(step.index)})`;
    return expression;
  }, answer);
}

/** Prints the part of an answer that is harmless in a log. */
export function print(call: Call, answer: string): string | undefined {
  const part = printedPart(call);
  if (part === undefined) return undefined;
  if (part.kind === 'strings') return `Console.WriteLine(string.Join("\\n", ${answer}));`;
  if (part.kind === 'value')
    return `Console.WriteLine(${valueAt(call, part.pointer, answer).replace(/!$/, '')});`;
  const list = part.inData ? valueAt(call, ['data'], answer) : answer;
  return `Console.WriteLine(string.Join("\\n", ${list}.Select(item => item.${pascalCase(part.name)})));`;
}
