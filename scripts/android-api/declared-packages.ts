/** The public declarations of a library's files, by package. */
import { kotlinDeclarations, type DeclaredFile } from './kotlin-declarations.ts';
import type { Declaration, DeclaredPackage } from './record.ts';

/**
 * Puts the declarations of files together.
 *
 * @param sources code of Kotlin and Java files by path
 * @throws Error with the file that can't be read, or the package where a name means two imports
 */
export async function declaredPackages(
  sources: ReadonlyMap<string, string>,
): Promise<Readonly<Record<string, DeclaredPackage>>> {
  const files = await Promise.all(
    [...sources].map(([file, code]) =>
      (file.endsWith('.java') ? Promise.resolve(javaDeclarations(code)) : kotlinDeclarations(code)).catch(
        (error: unknown) => {
          throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
        },
      ),
    ),
  );
  const names = [...new Set(files.map((file) => file.package))].sort();
  const packages = names.map((name): [string, DeclaredPackage] => {
    const inPackage = files.filter((file) => file.package === name && file.declarations.length > 0);
    const declarations = inPackage.flatMap((file) => file.declarations);
    return [name, { imports: neededImports(inPackage, name), declarations }];
  });
  return Object.fromEntries(packages.filter(([, { declarations }]) => declarations.length > 0));
}

/** The imports that signatures use, without those that only code needs. */
function neededImports(files: readonly DeclaredFile[], name: string): readonly string[] {
  const found = new Map<string, string>();
  for (const { imports, declarations } of files) {
    const used = new Set(JSON.stringify(declarations).match(/\w+/g));
    for (const [short, path] of imports) {
      if (!used.has(short)) continue;
      if ((found.get(short) ?? path) !== path)
        throw new Error(`In ${name}, ${short} is both ${path} and ${found.get(short) ?? ''}.`);
      found.set(short, path);
    }
  }
  return [...found.values()].sort();
}

/** Reads an enum with its constants, or a class with its parent, from a Java file. Other declarations are left out. */
function javaDeclarations(code: string): DeclaredFile {
  const [, kind = '', name = '', parent] =
    /^public (?:final )?(class|enum) (\w+)(?: extends (\w+))?/m.exec(code) ?? [];
  const constants = [...code.matchAll(/^ {4}([A-Z_]+)[,;]?$/gm)].map(([, entry = '']) => `entry ${entry}`);
  const declaration: Declaration =
    kind === 'enum'
      ? { header: `enum class ${name}`, members: constants }
      : { header: `open class ${name}${parent === undefined ? '' : ` : ${parent}()`}`, members: [] };
  return {
    package: /^package ([\w.]+);/m.exec(code)?.[1] ?? '',
    imports: new Map(),
    declarations: [declaration],
  };
}
