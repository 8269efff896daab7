/** What a project installs, in the versions that this project has. */
import ownPackage from '../../../package.json' with { type: 'json' };
import { sdkMethods } from '../requests/sdk-methods.ts';
import { archiveFolder } from './archive.ts';
import type { Example, ServerLanguage } from './types.ts';

const VERSIONS: Readonly<Record<string, string>> = ownPackage.devDependencies;

/** What runs and checks every project. */
const TOOLS = ['@types/node', 'tsx', 'typescript', 'vite'];
const REACT_TYPES = ['@types/react', '@types/react-dom'];
/** What is imported by the files that templates make. */
const REACT = ['react', 'react-dom'];

/**
 * What types of a package import without declaring it.
 * https://github.com/Basis-Theory/web-elements: the declarations of 2.17.0 import `csstype`.
 */
const UNDECLARED: Readonly<Record<string, readonly string[]>> = {
  '@basis-theory/web-elements': ['csstype'],
};

const IMPORT = /from ['"]((?:@[\w-]+\/)?[\w-]+)['"]/g;
const BUILT_IN = 'node:';

/** Packages that code imports. */
function imported(code: string): string[] {
  return [...code.matchAll(IMPORT)].map(([, name = '']) => name).filter((name) => !name.startsWith(BUILT_IN));
}

function pinned(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => {
      const version = VERSIONS[name];
      if (version === undefined) throw new Error(`package.json has no version of "${name}". Add it there.`);
      return [name, version];
    }),
  );
}

/** The `package.json` of a project. */
export function packageFile(example: Example, language: ServerLanguage): string {
  const isReact = example.component !== undefined;
  const server = language === 'node' ? (example.servers.node?.code ?? '') : '';
  const used = [...example.client.map(({ code }) => code), server].flatMap(imported);
  const content = {
    name: archiveFolder(example.name, language),
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: { start: 'tsx --env-file=.env start.ts', typecheck: 'tsc' },
    dependencies: pinned([...used, ...(isReact ? REACT : [])]),
    devDependencies: pinned([
      ...TOOLS,
      ...(isReact ? REACT_TYPES : []),
      ...used.flatMap((name) => UNDECLARED[name] ?? []),
    ]),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The `requirements.txt` of a project: the SDK in the version that the samples are compared with. */
export function pythonRequirements(): string {
  const { package: name, version } = sdkMethods('python');
  return `${name}==${version}\n`;
}
