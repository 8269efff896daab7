/** Compiles samples, all of them in one program, against the packages that are installed. */
import path from 'node:path';
import ts from 'typescript';

/**
 * Where a sample runs decides how it finds packages and what is around it; `react-18` is a browser with older types.
 */
export type Runtime = 'server' | 'browser' | 'react-18' | 'react-native';

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
  // What the scripts of the wallets define.
  types: ['applepayjs', 'googlepay'],
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
  'react-native': {
    ...BROWSER,
    // The types of React Native have what is around a sample.
    lib: ['lib.es2023.d.ts'],
    customConditions: ['react-native'],
    paths: { '@basis-theory/node-sdk': [path.resolve('node_modules/@basis-theory/node-sdk')] },
  },
};

/** Files of packages that a program of a runtime has read: the next one doesn't parse them again. */
const filesRead = new Map<Runtime, Map<string, ts.SourceFile>>();

function readOf(runtime: Runtime): Map<string, ts.SourceFile> {
  const files = filesRead.get(runtime) ?? new Map<string, ts.SourceFile>();
  filesRead.set(runtime, files);
  return files;
}

/** The folder that has the packages of the project. */
const PROJECT = path.resolve('.');

/**
 * Compiles modules that exist only in memory.
 *
 * @param modules source by file name, e.g. `tokens.create--card.mts`
 * @param packagesFolder folder whose `node_modules` they find; the project by default
 * @returns by file name, the messages of the compiler with their lines; names without messages are absent
 */
export function compile(
  modules: ReadonlyMap<string, string>,
  runtime: Runtime,
  packagesFolder = PROJECT,
): ReadonlyMap<string, readonly string[]> {
  const options = OPTIONS[runtime];
  const folder = path.join(packagesFolder, 'samples/compiled');
  const sources = new Map([...modules].map(([name, code]) => [path.join(folder, name), code]));
  const disk = ts.createCompilerHost(options);
  const read = readOf(runtime);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => sources.has(file) || disk.fileExists(file),
    readFile: (file) => sources.get(file) ?? disk.readFile(file),
    getSourceFile: (file, languageVersion, ...rest) => {
      const code = sources.get(file);
      if (code !== undefined) return ts.createSourceFile(file, code, languageVersion);
      const known = read.get(file) ?? disk.getSourceFile(file, languageVersion, ...rest);
      if (known !== undefined) read.set(file, known);
      return known;
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
