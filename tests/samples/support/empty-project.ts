/**
 * Compiles code as a reader does who pastes it into an empty project: outside of this repository, so that a package
 * finds what it and its dependencies declare and nothing else, with the compiler options of `npm create vite`.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';

/** What is around the code: a page, a page with React, or a server. Each is a project with packages of its own. */
export type ProjectKind = 'web' | 'react' | 'node';

export interface PastedFile {
  /** Identifies the file in what the compiler says; no path. */
  readonly name: string;
  readonly project: ProjectKind;
  readonly code: string;
}

/** `tsconfig.app.json` of the templates of Vite; a link to a package is where the package is. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  moduleDetection: ts.ModuleDetectionKind.Force,
  noEmit: true,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: true,
  preserveSymlinks: true,
};

const INSTALLED = path.resolve('node_modules');

/** What a template brings besides the packages of a page. */
const TEMPLATE: Readonly<Record<ProjectKind, readonly string[]>> = {
  web: [],
  react: ['react', 'react-dom', '@types/react', '@types/react-dom'],
  node: [],
};

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Does what `npm install <name>` does: the package, and what it declares to need.
 *
 * @param project folder of the project; packages that aren't installed here are left out
 */
export function install(project: string, name: string): void {
  const source = path.join(INSTALLED, name);
  const target = path.join(project, 'node_modules', name);
  if (existsSync(target) || !existsSync(source)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(source, target);
  const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as Manifest;
  for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
    install(project, needed);
}

/** The packages that code imports, without paths inside of them. */
function importedPackages(code: string): string[] {
  return ts
    .preProcessFile(code)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !/^(?:\.|node:)/.test(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

function paste(folder: string, { name, project, code }: PastedFile): string {
  const root = path.join(folder, project);
  mkdirSync(path.join(root, 'src'), { recursive: true });
  writeFileSync(
    path.join(root, 'package.json'),
    JSON.stringify({ name: 'my-app', private: true, version: '0.0.0', type: 'module' }),
  );
  for (const needed of [...TEMPLATE[project], ...importedPackages(code)]) install(root, needed);
  const file = path.join(root, 'src', `${name}.${project === 'react' ? 'tsx' : 'ts'}`);
  writeFileSync(file, code);
  return file;
}

/** What is outside of the projects is the same for every program: the declarations of the language and the browser. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function hostOf(folder: string): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (file.startsWith(folder)) return read(file, ...rest);
    if (!parsed.has(file)) parsed.set(file, read(file, ...rest));
    return parsed.get(file);
  };
  return host;
}

function sentence({ file, start = 0, messageText }: ts.Diagnostic): string {
  const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
  const place = file ? `${path.basename(file.fileName)}, line ${String(line)}` : 'The compiler';
  return `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}

/**
 * Compiles all files, each with those of its kind of project: in one program, the compiler would take a package of one
 * project for the same package of another, which may have other packages around it.
 *
 * @returns a sentence for each error, which begins with the name of the file and the line
 */
export function compileInEmptyProjects(files: readonly PastedFile[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'pasted-samples-'));
  try {
    const host = hostOf(folder);
    return [...new Set(files.map(({ project }) => project))].flatMap((project) => {
      const rootNames = files.filter((file) => file.project === project).map((file) => paste(folder, file));
      const program = ts.createProgram({ rootNames, options: OPTIONS, host });
      return ts.getPreEmitDiagnostics(program).map(sentence);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
