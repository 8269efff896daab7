/** The versions of what samples are checked with, for the record. */
import { readFileSync } from 'node:fs';
import { sdkMethods } from '../../../pipeline/material/sdk-methods/index.ts';
import type { SdkLanguage } from '../../../pipeline/languages/lists.ts';
import type { SampleProof } from '../../../pipeline/languages/requests/proofs.ts';

/** The version of an installed package of npm. */
function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    readonly version: string;
  };
  return version;
}

const BUNDLED = { esbuild: versionOf('esbuild'), typescript: versionOf('typescript') };
const WEB_ELEMENTS = '@basis-theory/web-elements';
const REACT_ELEMENTS = '@basis-theory/react-elements';
/** The version of the language that the module of the Go samples is in. */
const GO_VERSION = /^go (\S+)$/m.exec(readFileSync('tests/samples/go/go.mod', 'utf8'))?.[1] ?? '';
/** The version of Java that samples are compiled for. */
const JAVA_VERSION = '17';
const MOCK = { '@stoplight/prism-cli': versionOf('@stoplight/prism-cli') };

/** What precedes the samples in the record of a language. */
export const PROOF_HEADS = {
  curl: { tools: MOCK },
  node: { ...sdk('node'), tools: { ...MOCK, typescript: versionOf('typescript') } },
  typescript: { package: WEB_ELEMENTS, version: versionOf(WEB_ELEMENTS), tools: BUNDLED },
  react: {
    package: REACT_ELEMENTS,
    version: versionOf(REACT_ELEMENTS),
    tools: { ...BUNDLED, react: versionOf('react') },
  },
  html: { tools: {} },
  javascript: { tools: {} },
  go: { ...sdk('go'), tools: { ...MOCK, go: GO_VERSION } },
  java: { ...sdk('java'), tools: { ...MOCK, java: JAVA_VERSION } },
  python: { ...sdk('python'), tools: { ...MOCK, pyright: versionOf('pyright') } },
} as const satisfies Record<string, Omit<SampleProof, 'samples'>>;

/** Tests compare the table with the package that is installed. */
function sdk(language: SdkLanguage): { readonly package: string; readonly version: string } {
  const { package: name, version } = sdkMethods(language);
  return { package: name, version };
}
