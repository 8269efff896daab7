/** The components of pages as their folders in `components/` have them. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentDefinition, ExpandedDefinition } from '../../pipeline/pages/tree/page-component.ts';

/** A component and the name under which `definition.ts` exports it, e.g. `DataRows` and `dataRows`. */
interface Listed<Definition> {
  readonly name: string;
  readonly exportName: string;
  readonly definition: Definition;
}

/**
 * The folders that hold components: what writers set, what only the build writes, the tools, and what several of them
 * or the frame of the page share.
 */
const GROUPS = ['writing', 'generated', 'tools', 'shared'] as const;

/** A component; one that is not for pages has no definition, and can bring data to the browser. */
export interface ComponentFolder {
  readonly name: string;
  /** From `components/`, e.g. `writing/Cards`. */
  readonly folder: string;
  /** Components that stay in the tree of a page. */
  readonly rendered: readonly Listed<ComponentDefinition>[];
  /** The component that is written out from content, under the name of the folder. */
  readonly expanded: readonly Listed<ExpandedDefinition>[];
  readonly hasExpand: boolean;
  readonly hasData: boolean;
  /** `behavior.ts`: switches what is there, on static HTML. */
  readonly hasBehavior: boolean;
  /** `island.tsx`: React takes it over in the browser. */
  readonly hasIsland: boolean;
}

type AnyDefinition = ComponentDefinition | ExpandedDefinition;

function isDefinition(value: unknown): value is AnyDefinition {
  return typeof value === 'object' && value !== null && 'attributes' in value;
}

function isRendered(definition: AnyDefinition): definition is ComponentDefinition {
  return 'toMarkdown' in definition;
}

async function definitionsOf(file: string): Promise<readonly Listed<AnyDefinition>[]> {
  if (!existsSync(file)) return [];
  const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  return Object.entries(module).flatMap(([exportName, definition]) =>
    isDefinition(definition)
      ? [{ name: exportName.charAt(0).toUpperCase() + exportName.slice(1), exportName, definition }]
      : [],
  );
}

/** What is wrong with a folder, with the fix. */
function problemOf(
  { name, folder, rendered, expanded, hasExpand }: ComponentFolder,
  hasView: boolean,
): string | undefined {
  const all = [...rendered, ...expanded];
  const own = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  if (all.length > 0 && !all.some((one) => one.name === name))
    return `definition.ts exports no "${own}". One of its components has the name of the folder.`;
  if (hasExpand && all.length === 0)
    return `has expand.ts and no definition.ts. Say there which attributes <${name}> has.`;
  const lost = expanded.find((one) => one.name !== name);
  if (lost !== undefined)
    return `<${lost.name}> is written out from content, so it needs a folder of its own, components/writing/${lost.name}/.`;
  if (expanded.length > 0 && !hasExpand)
    return `<${name}> is written out from content and has no expand.ts. Write it, or define its view with defineComponent.`;
  const used = all.find(({ definition }) => definition.usage !== undefined);
  if (used !== undefined && folder.startsWith('generated/'))
    return `has usage for <${used.name}>, so writers set it. Move the folder to components/writing/, or leave out usage.`;
  if (all.length > 0 && used === undefined && folder.startsWith('writing/'))
    return `has no usage, so only the build writes it. Move the folder to components/generated/, or say how it's used.`;
  if (rendered.length > 0 && !hasView)
    return `has no index.tsx. Write the view of <${rendered[0]?.name ?? name}>.`;
  return undefined;
}

async function readFolder(root: string, folder: string): Promise<ComponentFolder> {
  const has = (file: string): boolean => existsSync(path.join(root, folder, file));
  const definitions = await definitionsOf(path.resolve(root, folder, 'definition.ts'));
  const component: ComponentFolder = {
    name: path.posix.basename(folder),
    folder,
    rendered: definitions.filter((one): one is Listed<ComponentDefinition> => isRendered(one.definition)),
    expanded: definitions.filter((one): one is Listed<ExpandedDefinition> => !isRendered(one.definition)),
    hasExpand: has('expand.ts'),
    hasData: has('data.ts'),
    hasBehavior: has('behavior.ts'),
    hasIsland: has('island.tsx'),
  };
  const problem = problemOf(component, has('index.tsx'));
  if (problem !== undefined) throw new Error(`components/${folder}: ${problem}`);
  return component;
}

/**
 * Reads the folders of components, sorted by name.
 *
 * @param root the folder around their groups
 * @throws Error, a sentence that gives the folder, when a file is missing or a component is in the wrong folder
 */
export async function readComponentFolders(
  root: string = path.resolve('components'),
): Promise<readonly ComponentFolder[]> {
  const folders = GROUPS.filter((group) => existsSync(path.join(root, group))).flatMap((group) =>
    readdirSync(path.join(root, group))
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => `${group}/${name}`),
  );
  const components = await Promise.all(folders.map((folder) => readFolder(root, folder)));
  return components.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
