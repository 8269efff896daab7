import path from 'node:path';
import ts from 'typescript';
import { askTypes } from '../../support/type-questions.ts';

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
  /** The names of an object type's properties; the value tells whether the property is optional. */
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

/** What the questions refer to: names of the web package are bare, names of the React package follow `react.`. */
function headOf(names: readonly string[], head: readonly string[]): readonly string[] {
  return [
    `import type { ${names.join(', ')} } from '@basis-theory/web-elements';`,
    `import type * as react from '@basis-theory/react-elements';`,
    `import type { ComponentRef, MutableRefObject } from 'react';`,
    'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;',
    'type Assignable<A, B> = [A] extends [B] ? true : false;',
    'type Property<T, Name> = T extends unknown ? (Name extends keyof T ? Exclude<T[Name], undefined> : never) : never;',
    'type Plain<T> = { [Name in keyof T]: T[Name] };',
    ...head,
  ];
}

/**
 * Has the TypeScript compiler answer questions about the installed packages of the Elements.
 *
 * @param expressions type expressions; besides the names of the packages they can use `Same<A, B>`,
 *   `Assignable<A, B>`, `Property<T, 'name'>` (without undefined; never when there is none) and `Plain<T>` (the
 *   properties of T)
 * @param head statements that the expressions refer to
 * @returns results of exactly these expressions
 * @throws a sentence that gives the expression that is not a type
 */
export function resolveTypes(expressions: readonly string[], head: readonly string[] = []): DeclaredTypes {
  const names = exportedNames(ts.createProgram([webTypes], options), webTypes);
  const { typeOf, propertiesOf, holds } = askTypes({
    file: questionsFile,
    options,
    head: headOf(names, head),
    expressions,
    explain: (statement, message) =>
      `The packages do not know "${statement}": ${message} Correct the table that uses it.`,
  });
  return {
    properties: (expression) =>
      new Map(
        propertiesOf(expression).map((property) => [
          property.name,
          (property.flags & ts.SymbolFlags.Optional) !== 0,
        ]),
      ),
    literals: (expression) => {
      const type = typeOf(expression);
      return (type.isUnion() ? type.types : [type])
        .filter((member) => member.isStringLiteral())
        .map((member) => member.value);
    },
    holds,
  };
}
