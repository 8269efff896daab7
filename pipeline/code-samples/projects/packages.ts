import ownPackage from '../../../package.json' with { type: 'json' };
import type { ProjectFile } from '../writing/project-server.ts';

const VERSIONS: Readonly<Record<string, string>> = ownPackage.devDependencies;

function pinned(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => {
      const version = VERSIONS[name];
      if (version === undefined) throw new Error(`package.json has no version of "${name}". Add it there.`);
      return [name, version];
    }),
  );
}

/** What a project installs with npm, by name; the versions are those of this project. */
interface Packages {
  readonly scripts: Readonly<Record<string, string>>;
  /** Absent where the code imports nothing. */
  readonly dependencies?: readonly string[];
  readonly devDependencies: readonly string[];
}

/**
 * The `package.json` of a project.
 *
 * @param folder that the archive unpacks to, see `archiveFolder`
 * @throws Error that names a package without a version in this project's `package.json`
 */
export function packageFile(
  folder: string,
  { scripts, dependencies, devDependencies }: Packages,
): ProjectFile {
  const content = {
    name: folder,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts,
    ...(dependencies === undefined ? {} : { dependencies: pinned(dependencies) }),
    devDependencies: pinned(devDependencies),
  };
  return ['package.json', `${JSON.stringify(content, null, 2)}\n`];
}
