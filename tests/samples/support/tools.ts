/** The versions of what samples are checked with, for the record. */
import { readFileSync } from 'node:fs';
import mockPackage from '../mock/packages/package.json' with { type: 'json' };
import { sdkMethods } from '../../../pipeline/content/sdk-methods/index.ts';
import type { SdkLanguage } from '../../../pipeline/code-samples/lists.ts';

/** The version of an installed package of npm. */
export function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    readonly version: string;
  };
  return version;
}

/** An installed package with its version, as a record names it. */
export function packageOf(name: string): { readonly package: string; readonly version: string } {
  return { package: name, version: versionOf(name) };
}

/** What builds the pages that run in a browser. */
export function bundled(): Readonly<Record<string, string>> {
  return { esbuild: versionOf('esbuild'), typescript: versionOf('typescript') };
}

/** What answers the requests of samples. */
export const MOCK = mockPackage.dependencies;

/** The SDK of a language; tests compare its methods with the package that is installed. */
export function sdkOf(language: SdkLanguage): { readonly package: string; readonly version: string } {
  const { package: name, version } = sdkMethods(language);
  return { package: name, version };
}
