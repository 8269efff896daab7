import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../../..');
const questionsFile = path.join(root, 'tests/pages/element-tables/questions.ts');
const webTypes = path.join(root, 'node_modules/@basis-theory/web-elements/dist/types/index.d.ts');

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** What the packages of the Elements declare, queried by type expressions. */
export interface DeclaredTypes {
  /** The names of an object type's properties; the value says whether the property is optional. */
  readonly properties: (expression: string) => ReadonlyMap<string, boolean>;
  /** The members of a union of strings. */
  readonly literals: (expression: string) => readonly string[];
  /** Whether a type expression comes out as `true`. */
  readonly holds: (expression: string) => boolean;
}

function exportedNames(program: ts.Program, file: string): readonly string[] {
  const source = program.getSourceFile(file);
  const symbol = source && program.getTypeChecker().getSymbolAtLocation(source);
  if (symbol === undefined)
    throw new Error(`${path.relative(root, file)} is not a module. Install the packages with npm ci.`);
  return program
    .getTypeChecker()
    .getExportsOfModule(symbol)
    .map((exported) => exported.name);
}

/** Parsed files of the packages and of the language: each question is about the same. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Reads files, each once, and the module that asks the questions from its text. */
function hostWith(source: string): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const fileExists = host.fileExists.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (file) => file === questionsFile || fileExists(file);
  host.getSourceFile = (file, ...rest) => {
    if (file === questionsFile) return ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true);
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, ...rest));
    return parsed.get(file);
  };
  return host;
}

/** The module that asks the questions: names of the web package are bare, those of the React package follow `react.`. */
function writeQuestions(
  names: readonly string[],
  head: readonly string[],
  expressions: readonly string[],
): string {
  return [
    `import type { ${names.join(', ')} } from '@basis-theory/web-elements';`,
    `import type * as react from '@basis-theory/react-elements';`,
    `import type { ComponentRef, MutableRefObject } from 'react';`,
    'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;',
    'type Assignable<A, B> = [A] extends [B] ? true : false;',
    'type Property<T, Name> = T extends unknown ? (Name extends keyof T ? Exclude<T[Name], undefined> : never) : never;',
    'type Plain<T> = { [Name in keyof T]: T[Name] };',
    ...head,
    ...expressions.map((expression, index) => `export type Answer${String(index)} = ${expression};`),
  ].join('\n');
}

function failOnFirstProblem(program: ts.Program, source: ts.SourceFile): void {
  const [problem] = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  if (problem === undefined) return;
  const statement = source.statements.find((candidate) => (problem.start ?? 0) < candidate.end);
  const message = ts.flattenDiagnosticMessageText(problem.messageText, ' ');
  throw new Error(
    `The packages do not know "${statement?.getText() ?? ''}": ${message} Correct the table that uses it.`,
  );
}

/**
 * Has the TypeScript compiler answer questions about the installed packages of the Elements.
 *
 * @param expressions type expressions; besides the names of the packages they may use `Same<A, B>`,
 *   `Assignable<A, B>`, `Property<T, 'name'>` (without undefined; never when there is none) and `Plain<T>` (the properties of T)
 * @param head statements that the expressions refer to
 * @returns answers to exactly these expressions
 * @throws a sentence that names the expression that is not a type
 */
export function resolveTypes(expressions: readonly string[], head: readonly string[] = []): DeclaredTypes {
  const names = exportedNames(ts.createProgram([webTypes], options, hostWith('')), webTypes);
  const program = ts.createProgram(
    [questionsFile],
    options,
    hostWith(writeQuestions(names, head, expressions)),
  );
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(questionsFile);
  if (source === undefined) throw new Error('The compiler did not read the questions about the Elements.');
  failOnFirstProblem(program, source);
  const aliases = source.statements
    .filter(ts.isTypeAliasDeclaration)
    .filter((alias) => alias.name.text.startsWith('Answer'));
  const types = new Map(
    aliases.map((alias, index) => [expressions[index], checker.getTypeAtLocation(alias)]),
  );
  const typeOf = (expression: string): ts.Type => {
    const type = types.get(expression);
    if (type === undefined)
      throw new Error(`"${expression}" was not asked. Add it to the expressions of resolveTypes().`);
    return type;
  };
  return {
    properties: (expression) =>
      new Map(
        checker
          .getPropertiesOfType(typeOf(expression))
          .map((property) => [property.name, (property.flags & ts.SymbolFlags.Optional) !== 0]),
      ),
    literals: (expression) => {
      const type = typeOf(expression);
      return (type.isUnion() ? type.types : [type])
        .filter((member) => member.isStringLiteral())
        .map((member) => member.value);
    },
    holds: (expression) => checker.typeToString(typeOf(expression)) === 'true',
  };
}
