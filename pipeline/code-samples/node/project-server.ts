import { provider } from '../../../content/site/provider.ts';
import { checkDone, LITERAL, nameOf, type VariableNames } from '../writing/placeholders.ts';
import type { ProjectServer } from '../writing/project-server.ts';

const HOST = provider.hosts.test;
/** The import statements that code begins with. */
const IMPORTS = /^(?:import [^;]+;\n)+/;
const TEST_PORT = '.listen(3001)';

function adapt(file: string, code: string, names: VariableNames): string {
  const adapted = code
    .replace(
      LITERAL,
      (_all, _bytes, _quote, placeholder: string) => `required("${nameOf(names, placeholder)}")`,
    )
    .replaceAll('BasisTheoryEnvironment.Test', 'process.env.BT_API_URL ?? BasisTheoryEnvironment.Test')
    .replaceAll(new RegExp(`"${HOST}(/[^"]*)"`, 'g'), `(process.env.BT_API_URL ?? "${HOST}") + "$1"`)
    .replaceAll(TEST_PORT, '.listen(Number(process.env.SERVER_PORT ?? 3001), "127.0.0.1")');
  return checkDone(file, adapted).replace(IMPORTS, '$&import { required } from "./environment.ts";\n');
}

/** Servers of projects in TypeScript. */
export const PROJECT_SERVER: ProjectServer = {
  fileName: (sample) => `${sample}.ts`,
  functionName: (name) => name,
  needs: 'Node.js 20.19 or later',
  writtenIn: 'TypeScript on Node.js',
  setUp: [],
  notation: {
    user: 'userId',
    pathValue: (name) => `match.groups?.${name} ?? ""`,
    isNoText: (name) => `typeof ${name} !== "string"`,
    isTrue: (name) => `${name} === true`,
    or: ' || ',
    namedGroup: '?',
    regularExpression: (pattern) => pattern.replaceAll(/(?<!\[\^)\//g, '\\/'),
  },
  adapt,
};
