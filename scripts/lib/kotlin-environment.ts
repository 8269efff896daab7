/** The Kotlin compiler with the packages that Android samples are proven with. */
import path from 'node:path';
import { ensureJava, type JavaEnvironment, type JavaPlaces } from './java-environment.ts';
import { root } from './project.mjs';

/** Finds a Java development kit, and lets Maven copy what `tests/samples/kotlin/pom.xml` pins, with the compiler. */
export function ensureKotlin(places: JavaPlaces = {}): Promise<JavaEnvironment> {
  return ensureJava({ pom: path.join(root, 'tests/samples/kotlin/pom.xml'), ...places });
}
