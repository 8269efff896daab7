/** Has the TypeScript compiler answer questions about installed packages, from a module that exists only in memory. */
import ts from 'typescript';

export interface TypeQuestions {
  /** Where the module would be, which decides how it finds packages. */
  readonly file: string;
  readonly options: ts.CompilerOptions;
  /** Imports, and types that the expressions may refer to. */
  readonly head: readonly string[];
  /** Type expressions. */
  readonly expressions: readonly string[];
  /** The sentence for the first statement that the compiler refuses. */
  readonly explain: (statement: string, message: string) => string;
}

export interface TypeAnswers {
  readonly checker: ts.TypeChecker;
  readonly module: ts.SourceFile;
  /** @throws Error when the expression isn't among the questions */
  readonly typeOf: (expression: string) => ts.Type;
  readonly propertiesOf: (expression: string) => readonly ts.Symbol[];
  /** Whether an expression comes out as `true`. */
  readonly holds: (expression: string) => boolean;
}

function hostWith({ file, options }: TypeQuestions, text: string): ts.CompilerHost {
  const disk = ts.createCompilerHost(options);
  return {
    ...disk,
    fileExists: (name) => name === file || disk.fileExists(name),
    getSourceFile: (name, ...rest) =>
      name === file
        ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true)
        : disk.getSourceFile(name, ...rest),
  };
}

function failOnFirstProblem(program: ts.Program, module: ts.SourceFile, { explain }: TypeQuestions): void {
  const [problem] = [...program.getSyntacticDiagnostics(module), ...program.getSemanticDiagnostics(module)];
  if (problem === undefined) return;
  const statement = module.statements.find((candidate) => (problem.start ?? 0) < candidate.end);
  throw new Error(
    explain(statement?.getText() ?? '', ts.flattenDiagnosticMessageText(problem.messageText, ' ')),
  );
}

/**
 * Asks the compiler.
 *
 * @throws Error with the sentence of `explain` when an expression or a statement of the head isn't valid
 */
export function askTypes(questions: TypeQuestions): TypeAnswers {
  const { file, options, head, expressions } = questions;
  const asked = expressions.map((expression, index) => `export type Answer${String(index)} = ${expression};`);
  const program = ts.createProgram([file], options, hostWith(questions, [...head, ...asked].join('\n')));
  const module = program.getSourceFile(file);
  if (module === undefined) throw new Error(`The compiler did not read ${file}.`);
  failOnFirstProblem(program, module, questions);
  const checker = program.getTypeChecker();
  const aliases = module.statements
    .filter(ts.isTypeAliasDeclaration)
    .filter(({ name }) => name.text.startsWith('Answer'));
  const types = new Map(
    aliases.map((alias, index) => [expressions[index], checker.getTypeAtLocation(alias)]),
  );
  const typeOf = (expression: string): ts.Type => {
    const type = types.get(expression);
    if (type === undefined) throw new Error(`"${expression}" was not asked. Add it to the expressions.`);
    return type;
  };
  return {
    checker,
    module,
    typeOf,
    propertiesOf: (expression) => checker.getPropertiesOfType(typeOf(expression)),
    holds: (expression) => checker.typeToString(typeOf(expression)) === 'true',
  };
}
