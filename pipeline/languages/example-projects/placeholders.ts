/** Turns the code of a sample into code of a project: placeholders and hosts become reads of the environment. */
import { provider } from '../../../site/provider.ts';

/** What samples have in place of values: upper case in angle brackets. */
const PLACEHOLDER = /<([A-Z][A-Z0-9_]+)>/g;

/** Names of the placeholders in code, each once, in order. */
export function placeholdersIn(code: string): readonly string[] {
  return [...new Set([...code.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/** By its placeholder, the name of a variable. */
export type VariableNames = ReadonlyMap<string, string>;

/** Every literal in quotes that is a placeholder and nothing else. */
const LITERAL = /(b?)(["'])<([A-Z][A-Z0-9_]+)>\2/g;
const HOST = provider.hosts.test;
/** The import statements that code begins with. */
const NODE_IMPORTS = /^(?:import [^;]+;\n)+/;
const PYTHON_IMPORTS = /^(?:(?:import|from) .+\n)+/;
/** The first of them in Python: those of its own library, as samples write them. */
const STANDARD_MODULES = /^(?:import \w+\n)+\n/;
const TEST_PORT = '.listen(3001)';

function nameOf(names: VariableNames, placeholder: string): string {
  const name = names.get(placeholder);
  if (name === undefined) throw new Error(`The placeholder <${placeholder}> has no variable.`);
  return name;
}

/** A placeholder that is part of a longer text would stay in the project, so it is refused. */
function checkDone(file: string, code: string): string {
  const [left] = placeholdersIn(code);
  if (left !== undefined)
    throw new Error(
      `${file}: <${left}> is part of a longer text. Make it a string of its own in the sample.`,
    );
  return code;
}

function clientScript(file: string, code: string, names: VariableNames): string {
  const adapted = code.replace(
    LITERAL,
    (_all, _bytes, _quote, placeholder: string) => `import.meta.env.${nameOf(names, placeholder)}`,
  );
  return checkDone(file, adapted);
}

/** Vite fills in `%NAME%` of a page. */
function clientPage(file: string, code: string, names: VariableNames): string {
  return checkDone(
    file,
    code.replace(PLACEHOLDER, (_all, placeholder: string) => `%${nameOf(names, placeholder)}%`),
  );
}

/** A file of the page. */
export function adaptClient(file: string, code: string, names: VariableNames): string {
  return file.endsWith('.html') ? clientPage(file, code, names) : clientScript(file, code, names);
}

/** Code for Node.js. */
function adaptNode(file: string, code: string, names: VariableNames): string {
  const adapted = code
    .replace(
      LITERAL,
      (_all, _bytes, _quote, placeholder: string) => `required("${nameOf(names, placeholder)}")`,
    )
    .replaceAll('BasisTheoryEnvironment.Test', 'process.env.BT_API_URL ?? BasisTheoryEnvironment.Test')
    .replaceAll(new RegExp(`"${HOST}(/[^"]*)"`, 'g'), `(process.env.BT_API_URL ?? "${HOST}") + "$1"`)
    .replaceAll(TEST_PORT, '.listen(Number(process.env.SERVER_PORT ?? 3001), "127.0.0.1")');
  return checkDone(file, adapted).replace(NODE_IMPORTS, '$&import { required } from "./environment.ts";\n');
}

/** Code for Python. */
function adaptPython(file: string, code: string, names: VariableNames): string {
  const adapted = code
    .replace(LITERAL, (_all, bytes: string, _quote, placeholder: string) => {
      const read = `required("${nameOf(names, placeholder)}")`;
      return bytes === '' ? read : `${read}.encode()`;
    })
    .replaceAll(
      /^( *)environment=BasisTheoryEnvironment\.TEST,$/gm,
      '$1base_url=os.environ.get("BT_API_URL"),\n$1environment=BasisTheoryEnvironment.TEST,',
    )
    .replaceAll(new RegExp(`"${HOST}(/[^"]*)"`, 'g'), `os.environ.get("BT_API_URL", "${HOST}") + "$1"`);
  return withPythonImports(checkDone(file, adapted));
}

/** `os` goes to the modules of Python, in order, and the module of the project after all others. */
function withPythonImports(code: string): string {
  const [standard = ''] = STANDARD_MODULES.exec(code) ?? [];
  const modules = [...standard.split('\n').filter((line) => line !== ''), 'import os'].sort();
  const others = code.slice(standard.length).replace(/^\n+/, '');
  const adapted = others.replace(PYTHON_IMPORTS, '$&\nfrom environment import required\n');
  return `${modules.join('\n')}\n\n${adapted}`;
}

/**
 * Code of a server, with its placeholders and its host read from the environment.
 *
 * @param file names the code in errors; its ending is that of the language
 * @param names of the variables, by placeholder
 * @throws Error, a sentence that names a placeholder without a variable, or one that cannot be replaced
 */
export function adaptServer(file: string, code: string, names: VariableNames): string {
  return file.endsWith('.py') ? adaptPython(file, code, names) : adaptNode(file, code, names);
}
