/** Writes what the Android libraries declare as Kotlin that compiles, and that does nothing. */
import type { DeclaredLibrary, Declaration } from '../../../scripts/android-api/record.ts';

const body = (signature: string): string => signature.replaceAll('= …', '= TODO()');

/** A signature as a declaration that compiles. */
function member(
  signature: string,
  owner: { readonly isInterface: boolean; readonly parent: string },
): string {
  if (signature.startsWith('constructor'))
    return `${body(signature)}${owner.parent === '' ? '' : ` : super${owner.parent}`} {}`;
  if (signature.startsWith('const val ')) return `${signature} = ""`;
  if (owner.isInterface || /\babstract\b/.test(signature)) return body(signature);
  if (/(?:^| )fun /.test(signature)) return `${body(signature)} = TODO()`;
  return `${signature} get() = TODO()${/(?:^| )var /.test(signature) ? '\nset(value) = TODO()' : ''}`;
}

const startsWith = (member: Declaration, word: string): member is string =>
  typeof member === 'string' && member.startsWith(word);

function written(declaration: Declaration, owner = { isInterface: false, parent: '' }): string {
  if (typeof declaration === 'string') return member(declaration, owner);
  const { header, members } = declaration;
  const hasConstructors = members.some((one) => startsWith(one, 'constructor'));
  // A class with constructors in its body extends without arguments, and each constructor passes them on.
  const [, head = header, parent = ''] = hasConstructors ? (/^(.*?)(\(.*\))?$/.exec(header) ?? []) : [];
  const inside = { isInterface: /^(?:\w+ )*interface /.test(header), parent };
  const entries = members.flatMap((one) => (startsWith(one, 'entry ') ? [one.replace('entry ', '')] : []));
  const rest = members.filter((one) => !startsWith(one, 'entry ')).map((one) => written(one, inside));
  const list = entries.length > 0 ? [`${entries.join(', ')};`, ...rest] : rest;
  return `${body(head)} {\n${list.join('\n')}\n}`;
}

/**
 * The declarations of libraries as source files.
 *
 * @returns Kotlin by file name, one file for each package
 */
export function declaredSources(libraries: readonly DeclaredLibrary[]): ReadonlyMap<string, string> {
  return new Map(
    libraries.flatMap(({ packages }) =>
      Object.entries(packages).map(([name, { imports, declarations }]): [string, string] => [
        `${name === '' ? 'without-package' : name}.kt`,
        [
          name === '' ? '' : `package ${name}`,
          ...imports.map((path) => `import ${path}`),
          ...declarations.map((declaration) => written(declaration)),
        ].join('\n'),
      ]),
    ),
  );
}
