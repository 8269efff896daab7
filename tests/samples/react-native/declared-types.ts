/** Questions about the types of the React Native Elements, which the TypeScript compiler answers. */
import path from 'node:path';
import ts from 'typescript';

const PACKAGE = '@basis-theory/react-native-elements';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['react-native'],
};

/** Names for types that the package does not export, and the tools of a question. */
const head = `
import type * as elements from '${PACKAGE}';
import type { BTDateRef, BTRef, CardBrand, CardNumberIconPosition, CoBadgedSupport, CreateSessionResponse, CreateToken, CreditCardType, DeviceInfo, ElementEvent, RequestOptions, Token, TokenIntent } from '${PACKAGE}';
import type { ComponentProps, ForwardedRef } from 'react';
import type { TextInputProps } from 'react-native';
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Mutual<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Plain<T> = T extends object ? (T extends (...given: never[]) => unknown ? T : { [Name in keyof T]: T[Name] }) : T;
type Property<T, Name extends keyof T> = Exclude<T[Name], undefined>;
type Bt = NonNullable<ReturnType<typeof elements.useBasisTheory>['bt']>;
type HookOptions = NonNullable<Parameters<typeof elements.useBasisTheory>[1]>;
type Ref = BTRef;
type DatePart = ReturnType<BTDateRef['month']>;
type Primitive = boolean | number | string | null | undefined;
type Reference = Extract<Parameters<BTRef['setValue']>[0], { id: string }>;
type BinInfo = NonNullable<ElementEvent['binInfo']>;
type Privacy = NonNullable<CreateToken['privacy']>;
type Metadata = NonNullable<CreateToken['metadata']>;
`;

/** What the package declares. */
export interface DeclaredTypes {
  /** Everything that it exports, types too. */
  readonly exports: readonly string[];
  /** The names of an object type's properties. */
  readonly properties: (expression: string) => readonly string[];
  /** Whether a type expression comes out as `true`. */
  readonly holds: (expression: string) => boolean;
}

/**
 * Asks the compiler about the installed package.
 *
 * @param folder whose `node_modules` have the package
 * @param statements that the expressions may refer to, e.g. types that a table documents
 * @throws a sentence with the expression that is not a type
 */
export function resolveTypes(
  folder: string,
  expressions: readonly string[],
  statements: readonly string[],
): DeclaredTypes {
  const file = path.join(folder, 'questions.ts');
  const text = [
    head,
    ...statements,
    ...expressions.map((expression, index) => `export type Answer${String(index)} = ${expression};`),
  ].join('\n');
  const host = ts.createCompilerHost(options);
  const fileExists = host.fileExists.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error('The compiler did not read the questions.');
  failOnFirstProblem(program, source);

  const answers = new Map(
    source.statements
      .filter(ts.isTypeAliasDeclaration)
      .filter(({ name }) => name.text.startsWith('Answer'))
      .map((alias, index) => [expressions[index], checker.getTypeAtLocation(alias)]),
  );
  const answer = (expression: string): ts.Type => {
    const type = answers.get(expression);
    if (type === undefined) throw new Error(`"${expression}" was not asked.`);
    return type;
  };
  const entry = source.statements.find(ts.isImportDeclaration);
  const module = entry && checker.getSymbolAtLocation(entry.moduleSpecifier);
  if (module === undefined) throw new Error(`${PACKAGE} is not a module.`);
  return {
    exports: checker.getExportsOfModule(module).map(({ name }) => name),
    properties: (expression) => checker.getPropertiesOfType(answer(expression)).map(({ name }) => name),
    holds: (expression) => checker.typeToString(answer(expression)) === 'true',
  };
}

function failOnFirstProblem(program: ts.Program, source: ts.SourceFile): void {
  const [problem] = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  if (problem === undefined) return;
  const statement = source.statements.find((candidate) => (problem.start ?? 0) < candidate.end);
  const message = ts.flattenDiagnosticMessageText(problem.messageText, ' ');
  throw new Error(`The package does not know "${statement?.getText() ?? ''}": ${message}`);
}
