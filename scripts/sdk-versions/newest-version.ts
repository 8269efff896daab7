/**
 * What registries have, asked by the client of each: that knows mirrors and accounts of the machine that it runs on.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { rsort, valid } from 'semver';

const run = promisify(execFile);

/** Asking Maven downloads its plugins first. */
const PATIENCE = 5 * 60_000;

interface Client {
  readonly command: string;
  readonly args: (name: string, folder: string) => readonly string[];
  /** Files that the command needs in the folder it runs in. */
  readonly files?: (name: string) => Readonly<Record<string, string>>;
  /** Every version that the client printed, in any order. */
  readonly versions: (output: string) => readonly string[];
}

function project(name: string): string {
  const [group = '', artifact = ''] = name.split(':');
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>versions</groupId><artifactId>versions</artifactId><version>1</version>
  <dependencies><dependency>
    <groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>[0,)</version>
  </dependency></dependencies>
</project>
`;
}

/** The registries that a client can ask. */
export const CLIENTS: Readonly<Record<'npm' | 'pypi' | 'go' | 'maven', Client>> = {
  npm: {
    command: 'npm',
    args: (name) => ['view', name, 'versions', '--json'],
    versions: (output) => [JSON.parse(output) as string | string[]].flat(),
  },
  pypi: {
    command: 'python3',
    args: (name) => ['-m', 'pip', 'index', 'versions', name],
    versions: (output) => /^Available versions: (.*)$/m.exec(output)?.[1]?.split(', ') ?? [],
  },
  go: {
    command: 'go',
    args: (name) => ['list', '-m', '-versions', name],
    files: () => ({ 'go.mod': 'module versions\n' }),
    versions: (output) => output.trim().split(' ').slice(1),
  },
  maven: {
    command: 'mvn',
    args: () => ['--batch-mode', 'dependency:list', '-DexcludeTransitive=true'],
    files: (name) => ({ 'pom.xml': project(name) }),
    versions: (output) =>
      [...output.matchAll(/ [\w.]+:[\w-]+:jar:([\d.]+):/g)].map(([, version = '']) => version),
  },
};

/**
 * Asks a registry for the newest version of a package that isn't a preview.
 *
 * @param registry a key of `CLIENTS`
 * @param name as the registry writes it, e.g. `com.basistheory:api-client`
 * @throws a sentence when the client is not installed, or the registry gives no version
 */
export async function newestVersion(registry: keyof typeof CLIENTS, name: string): Promise<string> {
  const { command, args, files, versions } = CLIENTS[registry];
  const folder = await mkdtemp(path.join(tmpdir(), 'versions-'));
  try {
    for (const [file, content] of Object.entries(files?.(name) ?? {}))
      await writeFile(path.join(folder, file), content);
    const { stdout } = await run(command, [...args(name, folder)], { cwd: folder, timeout: PATIENCE });
    const [newest] = newestFirst(versions(stdout));
    if (newest === undefined) throw new Error(`it lists no version of ${name}`);
    return newest;
  } catch (error) {
    throw new Error(reason(command, error), { cause: error });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Released versions, the newest first; what isn't a semantic version is left out. */
export function newestFirst(versions: readonly string[]): string[] {
  const released = versions
    .map((version) => version.replace(/^v/, ''))
    .filter((version) => valid(version) !== null && !version.includes('-'));
  return rsort(released);
}

/** Why there is no version: the first line of what the client printed that says so. */
function reason(command: string, error: unknown): string {
  const { code, message, stdout = '' } = error as NodeJS.ErrnoException & { readonly stdout?: string };
  if (code === 'ENOENT') return `${command} is not installed`;
  const lines = `${message}\n${stdout}`.split('\n').slice(1);
  const line = lines.find((text) => /no versions|not available|not found|no matching|40[34]/i.test(text));
  return `${command} found none: ${(line ?? message).trim()}`;
}
