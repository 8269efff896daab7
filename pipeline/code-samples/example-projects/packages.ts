/** What the project of an example installs. */
import { projectServer, type ServerLanguage } from '../lists.ts';
import { archiveFolder, packageFile, type ProjectFile } from '../projects/index.ts';
import { sdkMethods } from '../../content/sdk-methods/index.ts';
import type { Example } from './types.ts';

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

/** The `package.json` of an example, which has a page in every language, and what else its server installs. */
export function packageFiles(example: Example, language: ServerLanguage): readonly ProjectFile[] {
  const isReact = example.component !== undefined;
  const { requirements } = projectServer(language);
  const server = requirements === undefined ? (example.servers[language]?.code ?? '') : '';
  const used = [...example.client.map(({ code }) => code), server].flatMap(imported);
  const ofPage = packageFile(archiveFolder(example.name, language), {
    scripts: { start: 'tsx --env-file=.env start.ts', typecheck: 'tsc' },
    dependencies: [...used, ...(isReact ? REACT : [])],
    devDependencies: [
      ...TOOLS,
      ...(isReact ? REACT_TYPES : []),
      ...used.flatMap((name) => UNDECLARED[name] ?? []),
    ],
  });
  if (requirements === undefined) return [ofPage];
  // The SDK in the version that the samples are compared with.
  const { package: name, version } = sdkMethods(language);
  return [ofPage, requirements({ [name]: version })];
}
