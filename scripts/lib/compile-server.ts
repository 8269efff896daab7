import { isBuiltin } from 'node:module';
import { build } from 'esbuild';
import packageFile from '../../package.json' with { type: 'json' };
import { root } from './project.mjs';

/**
 * Compiles the server to one file of plain JavaScript that needs Node.js and the packages of `dependencies`, nothing
 * else.
 *
 * @param outfile where it is written
 * @throws when the server imports a package that an installation for production does not have
 */
export async function compileServer(outfile: string): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['server/main.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    metafile: true,
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map((each) => each.path));
  const packages = new Set(imported.filter((name) => !isBuiltin(name)).map(packageOf));
  const missing = [...packages].filter((name) => !(name in packageFile.dependencies));
  if (missing.length > 0) {
    throw new Error(
      `The server imports ${missing.join(', ')}, which an installation for production does not have. Move it to "dependencies" in package.json, or import it elsewhere than below server/main.ts.`,
    );
  }
}

/** `@scope/name` of `@scope/name/file`, `name` of `name/file`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
