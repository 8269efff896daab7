import { ensureGo } from '../lib/go-environment.ts';
import { ensureJava } from '../lib/java-environment.ts';
import { ensureKotlin } from '../lib/kotlin-environment.ts';
import { ensurePackages } from '../lib/npm-packages.ts';
import { ensurePython } from '../lib/python-environment.ts';

/** Folder with the lockfile of what a proof needs, by the name of the proof. */
const PACKAGES = {
  'in React Native': 'tests/samples/react-native',
  'of the code of reactors and transforms': 'tests/samples/reactor-code/packages',
} as const;

/** A sentence for each proof of samples that is not possible here, because its tools are not there. */
export async function skippedProofs(): Promise<readonly string[]> {
  const { missing } = await ensurePython();
  const python = missing === undefined ? [] : [`the proof in Python (${missing})`];
  const others = Object.entries(PACKAGES).map(async ([name, folder]) => {
    const packages = await ensurePackages(folder);
    return packages.missing === undefined ? [] : [`the proof ${name} (${packages.missing})`];
  });
  const compilers = { Go: await ensureGo(), Java: await ensureJava(), Kotlin: await ensureKotlin() };
  const compiled = Object.entries(compilers).flatMap(([language, environment]) => {
    if (environment.missing !== undefined) return [`the proof in ${language} (${environment.missing})`];
    if (environment.withoutSdk === undefined) return [];
    return [`the proof of what samples in ${language} do with the SDK (${environment.withoutSdk})`];
  });
  return [...python, ...(await Promise.all(others)).flat(), ...compiled];
}
