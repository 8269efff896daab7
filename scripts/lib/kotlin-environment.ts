/** The Kotlin compiler with the packages that the proof of the Android samples compiles with. */
import path from 'node:path';
import { ensureJava, type JavaEnvironment, type JavaPlaces } from './java-environment.ts';
import { root } from './project.mjs';

/**
 * Finds a Java development kit and lets Maven copy what `tests/samples/kotlin/pom.xml` pins: the compiler is a package
 * as well.
 */
export function ensureKotlin(places: JavaPlaces = {}): Promise<JavaEnvironment> {
  return ensureJava({ pom: path.join(root, 'tests/samples/kotlin/pom.xml'), ...places });
}
