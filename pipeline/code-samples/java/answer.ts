import { answerPath, isPosition } from '../writing/answer-path.ts';
import { quoted } from '../writing/json-literal.ts';
import { camelCase, pascalCase } from '../writing/names.ts';
import { type Doc, indented, lines } from '../writing/layout.ts';
import { printedPart } from '../writing/printed-part.ts';
import { fileVariable, NEW_FILE, type SavedValue } from '../writing/saved-property.ts';
import { sdkMethod } from '../../content/sdk-methods/index.ts';
import type { Call, CallOutput } from '../writing/types.ts';

/** Prints the part of an answer that is harmless in a log. */
export function print(call: Call, answer: string): string | undefined {
  const part = printedPart(call);
  if (part === undefined) return undefined;
  if (part.kind === 'strings') return `System.out.println(${answer});`;
  if (part.kind === 'value') return `System.out.println(${valueAt(call, part.pointer, answer)});`;
  const list = part.inData ? valueAt(call, ['data'], answer) : answer;
  const value = `item.get${pascalCase(part.name)}()${part.isOptional ? '.orElseThrow()' : ''}`;
  return `${list}.forEach(item -> System.out.println(${value}));`;
}

/** The statement that keeps a value of an answer for later calls. */
export function kept(call: Call, { name, pointer }: CallOutput, answer: string): string {
  const value = valueAt(call, pointer, answer);
  const isText = answerPath(call, pointer).at(-1)?.kind !== 'key';
  return `String ${camelCase(name)} = ${isText ? value : `(String) ${value}`};`;
}

/** The statements before a call whose response has a value to save. Java creates its file with these rights. */
export function newFile(call: Call, { file }: SavedValue): Doc[] {
  const variable = camelCase(fileVariable(call));
  return [
    `// ${NEW_FILE}`,
    `Path ${variable} = Path.of(${quoted(file)});`,
    [
      `if (${variable}.getFileSystem().supportedFileAttributeViews().contains("posix")) {`,
      indented(
        lines([
          'var ownerOnly = PosixFilePermissions.fromString("rw-------");',
          `Files.createFile(${variable}, PosixFilePermissions.asFileAttribute(ownerOnly));`,
        ]),
      ),
    ],
    [
      '} else {',
      indented(
        lines(['// On Windows, the folder decides who can read it.', `Files.createFile(${variable});`]),
      ),
    ],
    '}',
  ];
}

/** The statement that saves a response value in its file. */
export function saved(call: Call, { pointer }: SavedValue, answer: string): string {
  return `Files.writeString(${camelCase(fileVariable(call))}, ${valueAt(call, pointer, answer)});`;
}

function valueAt(call: Call, pointer: readonly string[], answer: string): string {
  const isPage = sdkMethod('java', call.operation.id).result === 'page';
  const steps = answerPath(call, pointer);
  return steps.reduce((expression, step, index) => {
    if (step.kind === 'property') {
      if (isPage && index === 0) return `${expression}.getItems()`;
      return `${expression}.get${pascalCase(step.name)}()${step.isOptional ? '.orElseThrow()' : ''}`;
    }
    if (step.kind === 'item') return `${expression}.get(${String(step.index)})`;
    if (isPosition(step.name)) return `((List<?>) ${expression}).get(${step.name})`;
    return `((Map<?, ?>) ${expression}).get(${quoted(step.name)})`;
  }, answer);
}
