/** Questions about the types of the React Native Elements, which the TypeScript compiler answers. */
import path from 'node:path';
import ts from 'typescript';
import { askTypes } from '../../support/type-questions.ts';

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
  const { checker, module, propertiesOf, holds } = askTypes({
    file: path.join(folder, 'questions.ts'),
    options,
    head: [head, ...statements],
    expressions,
    explain: (statement, message) => `The package does not know "${statement}": ${message}`,
  });
  const entry = module.statements.find(ts.isImportDeclaration);
  const symbol = entry && checker.getSymbolAtLocation(entry.moduleSpecifier);
  if (symbol === undefined) throw new Error(`${PACKAGE} is not a module.`);
  return {
    exports: checker.getExportsOfModule(symbol).map(({ name }) => name),
    properties: (expression) => propertiesOf(expression).map(({ name }) => name),
    holds,
  };
}
