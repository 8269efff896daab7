/** `content/records/android-api.json` lists the Android libraries' public API as names and signatures. */
import { readText, RECORDS } from '../../pipeline/cache/index.ts';

/** A signature such as `fun clear(): Unit`, or a class. In a signature, `= …` is a default value. */
export type Declaration = string | DeclaredType;

/** The first line of a class, an interface, or an object, and what it declares. */
interface DeclaredType {
  readonly header: string;
  readonly members: readonly Declaration[];
}

/** The public declarations of a package, and the imports that their signatures need. */
export interface DeclaredPackage {
  readonly imports: readonly string[];
  readonly declarations: readonly Declaration[];
}

/** What a library declares, by package. The package without a name is `''`. */
export interface DeclaredLibrary {
  readonly library: string;
  readonly version: string;
  readonly packages: Readonly<Record<string, DeclaredPackage>>;
}

/** Reads the record. */
export function androidApi(): readonly DeclaredLibrary[] {
  return JSON.parse(readText(RECORDS.androidApi)) as readonly DeclaredLibrary[];
}
