/** Compiles samples, all of them in one program, against the packages that are installed. */
import path from 'node:path';
import ts from 'typescript';

/** Where a sample runs decides how it finds packages and what is around it; `react-18` is a browser with older types. */
export type Runtime = 'server' | 'browser' | 'react-18';

const COMMON: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowJs: true,
  checkJs: true,
  types: [],
};

const BROWSER: ts.CompilerOptions = {
  ...COMMON,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};

const REACT_18 = path.resolve('node_modules/react-18-types');

const OPTIONS: Readonly<Record<Runtime, ts.CompilerOptions>> = {
  server: {
    ...COMMON,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2023.d.ts'],
    types: ['node'],
  },
  browser: BROWSER,
  // Maps the packages' own imports of React too, so that one program never holds two versions of its types.
  'react-18': {
    ...BROWSER,
    paths: { react: [`${REACT_18}/index.d.ts`], 'react/*': [`${REACT_18}/*.d.ts`] },
  },
};

/** The folder that samples seem to be in, so that they find the packages of the project. */
const FOLDER = path.resolve('samples/compiled');

/**
 * Compiles modules that exist only in memory.
 *
 * @param modules source by file name, e.g. `tokens.create--card.mts`
 * @returns by file name, the messages of the compiler with their lines; names without messages are absent
 */
export function compile(
  modules: ReadonlyMap<string, string>,
  runtime: Runtime,
): ReadonlyMap<string, readonly string[]> {
  const options = OPTIONS[runtime];
  const sources = new Map([...modules].map(([name, code]) => [path.join(FOLDER, name), code]));
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => sources.has(file) || disk.fileExists(file),
    readFile: (file) => sources.get(file) ?? disk.readFile(file),
    getSourceFile: (file, languageVersion, ...rest) => {
      const code = sources.get(file);
      return code === undefined
        ? disk.getSourceFile(file, languageVersion, ...rest)
        : ts.createSourceFile(file, code, languageVersion);
    },
  };
  const program = ts.createProgram({ rootNames: [...sources.keys()], options, host });
  const messages = new Map<string, string[]>();
  for (const diagnostic of ts.getPreEmitDiagnostics(program)) {
    const name = path.basename(diagnostic.file?.fileName ?? '');
    messages.set(name, [...(messages.get(name) ?? []), sentence(diagnostic)]);
  }
  return messages;
}

function sentence({ file, start = 0, messageText }: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  return file ? `Line ${file.getLineAndCharacterOfPosition(start).line + 1}: ${text}` : text;
}
