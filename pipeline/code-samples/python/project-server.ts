import { provider } from '../../../content/site/provider.ts';
import { checkDone, LITERAL, nameOf, type VariableNames } from '../writing/placeholders.ts';
import type { ProjectServer } from '../writing/project-server.ts';
import { snakeCase } from '../writing/names.ts';

const HOST = provider.hosts.test;
/** The import statements that code begins with. */
const IMPORTS = /^(?:(?:import|from) .+\n)+/;
/** The first of them: those of the modules of Python itself, as samples write them. */
const STANDARD_MODULES = /^(?:import \w+\n)+\n/;

function adapt(file: string, code: string, names: VariableNames): string {
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
  return withImports(checkDone(file, adapted));
}

/** `os` goes to the modules of Python, in order, and the module of the project after all others. */
function withImports(code: string): string {
  const [standard = ''] = STANDARD_MODULES.exec(code) ?? [];
  const modules = [...standard.split('\n').filter((line) => line !== ''), 'import os'].sort();
  const others = code.slice(standard.length).replace(/^\n+/, '');
  const adapted = others.replace(IMPORTS, '$&\nfrom environment import required\n');
  return `${modules.join('\n')}\n\n${adapted}`;
}

/** Servers of projects in Python: a module of Python has no hyphens. */
export const PROJECT_SERVER: ProjectServer = {
  fileName: (sample) => `${snakeCase(sample)}.py`,
  functionName: snakeCase,
  requirements: (versions) => [
    'requirements.txt',
    Object.entries(versions)
      .map(([name, version]) => `${name}==${version}\n`)
      .join(''),
  ],
  needs: 'Python 3.10 or later for the server, and Node.js 20.19 or later for the page',
  writtenIn: 'Python',
  setUp: ['python3 -m venv .venv && . .venv/bin/activate', 'pip install -r requirements.txt'],
  notation: {
    user: 'USER_ID',
    pathValue: (name) => `match["${name}"]`,
    isNoText: (name) => `not isinstance(${name}, str)`,
    isTrue: (name) => `${name} is True`,
    or: ' or ',
    namedGroup: '?P',
    regularExpression: (pattern) => pattern,
  },
  adapt,
};
