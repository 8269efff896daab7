/**
 * What samples run with beside Node.js: kept in `.cache/`, and made there when the first test of a process asks for it.
 * A test asks at its top, so that it can skip what cannot run here.
 */
import path from 'node:path';
import { ensureGo } from '../../../scripts/lib/go-environment.ts';
import { ensureJava } from '../../../scripts/lib/java-environment.ts';
import { ensureKotlin } from '../../../scripts/lib/kotlin-environment.ts';
import { ensurePackages } from '../../../scripts/lib/npm-packages.ts';
import { ensurePython } from '../../../scripts/lib/python-environment.ts';

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => (made ??= make());
}

const SAMPLES = path.join(import.meta.dirname, '..');

export const pythonToolchain = once(() => ensurePython());
export const goToolchain = once(() => ensureGo());
export const javaToolchain = once(() => ensureJava());
export const kotlinToolchain = once(() => ensureKotlin());
/** React Native and the Elements for it. */
export const reactNativePackages = once(() => ensurePackages(path.join(SAMPLES, 'react-native')));
/** What the runtimes of reactors offer. */
export const reactorPackages = once(() => ensurePackages(path.join(SAMPLES, 'reactor-code/packages')));
/** The mock server of the API description. */
export const mockPackages = once(() => ensurePackages(path.join(SAMPLES, 'mock/packages')));
