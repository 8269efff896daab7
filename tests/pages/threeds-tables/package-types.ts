import path from 'node:path';
import ts from 'typescript';

const types = path.resolve('node_modules/@basis-theory/web-threeds/dist/types');

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  // The published types import each other by the paths of their source, which a reader's compiler does not find.
  paths: { '~src/*': [`${types}/*`], 'utils/*': [`${types}/utils/*`] },
};

/** A property that the package declares. */
export interface Property {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly isDeprecated: boolean;
}

/** What a function of the package accepts and resolves to. */
export interface DeclaredFunction {
  readonly accepts: readonly Property[];
  readonly resolvesTo: readonly Property[];
}

/** Strings as a union of their values, without the members of an enum that have the same values. */
function typeText(type: ts.Type, checker: ts.TypeChecker): string {
  const declared = checker.getNonNullableType(type);
  if (declared.isUnion() && declared.types.some((member) => member.isStringLiteral()))
    return declared.types
      .filter((member): member is ts.StringLiteralType => member.isStringLiteral())
      .filter(({ flags }) => (flags & ts.TypeFlags.EnumLiteral) === 0)
      .map(({ value }) => `'${value}'`)
      .sort()
      .join(' | ');
  return checker.typeToString(declared);
}

function propertiesOf(type: ts.Type, checker: ts.TypeChecker): Property[] {
  return checker.getPropertiesOfType(checker.getNonNullableType(type)).map((property) => ({
    name: property.name,
    type: typeText(checker.getTypeOfSymbol(property), checker),
    isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
    isDeprecated: property.getJsDocTags(checker).some(({ name }) => name === 'deprecated'),
  }));
}

/** What one module of the package exports, by name. */
function exportsOf(program: ts.Program, file: string): ReadonlyMap<string, ts.Symbol> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path.join(types, file));
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined)
    throw new Error(`@basis-theory/web-threeds has no types in ${file}. Install the packages with npm ci.`);
  return new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
}

/** The modules that declare the methods with their comments; the entry module repeats them without. */
const METHOD_MODULES = ['session.d.ts', 'challenge.d.ts'];

/**
 * Reads what the installed `@basis-theory/web-threeds` declares.
 *
 * @returns its functions by name; what `BasisTheory3ds` accepts are its options
 */
export function readPackageTypes(): ReadonlyMap<string, DeclaredFunction> {
  const program = ts.createProgram(
    ['index.d.ts', ...METHOD_MODULES].map((file) => path.join(types, file)),
    options,
  );
  const checker = program.getTypeChecker();
  const start = exportsOf(program, 'index.d.ts').get('BasisTheory3ds');
  const [create] = start === undefined ? [] : checker.getTypeOfSymbol(start).getCallSignatures();
  const configuration = create?.getParameters()[1];
  if (create === undefined || configuration === undefined)
    throw new Error(
      'BasisTheory3ds accepts no options any more. Correct content/data/sdks/web/3ds/threeds-web-parameters.yaml.',
    );

  const declarations = new Map(METHOD_MODULES.flatMap((file) => [...exportsOf(program, file)]));
  const methods = checker.getPropertiesOfType(create.getReturnType()).map(({ name }) => {
    const declaration = declarations.get(name);
    const [call] = declaration === undefined ? [] : checker.getTypeOfSymbol(declaration).getCallSignatures();
    const request = call?.getParameters()[0];
    if (call === undefined || request === undefined)
      throw new Error(`No module of the package declares what ${name} accepts. Correct METHOD_MODULES.`);
    const resolved = checker.getAwaitedType(call.getReturnType());
    const declared: DeclaredFunction = {
      accepts: propertiesOf(checker.getTypeOfSymbol(request), checker),
      resolvesTo: resolved === undefined ? [] : propertiesOf(resolved, checker),
    };
    return [name, declared] as const;
  });
  const accepts = propertiesOf(checker.getTypeOfSymbol(configuration), checker);
  return new Map([['BasisTheory3ds', { accepts, resolvesTo: [] }], ...methods]);
}
