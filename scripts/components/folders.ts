/** The components of pages as their folders in `src/components/` have them. */
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

/** A folder of `src/components/`; one that is not for pages has no definition, and can bring data to the browser. */
export interface ComponentFolder {
  readonly name: string;
  /** Components that stay in the tree of a page. */
  readonly drawn: readonly Listed<ComponentDefinition>[];
  /** The component that is written out from material, under the name of the folder. */
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

function isDrawn(definition: AnyDefinition): definition is ComponentDefinition {
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
  { name, drawn, expanded, hasExpand }: ComponentFolder,
  hasView: boolean,
): string | undefined {
  const all = [...drawn, ...expanded];
  const own = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  if (all.length > 0 && !all.some((one) => one.name === name))
    return `definition.ts exports no "${own}". One of its components has the name of the folder.`;
  if (hasExpand && all.length === 0)
    return `has expand.ts and no definition.ts. Say there which attributes <${name}> has.`;
  const lost = expanded.find((one) => one.name !== name);
  if (lost !== undefined)
    return `<${lost.name}> is written out from material, so it needs a folder of its own, src/components/${lost.name}/.`;
  if (expanded.length > 0 && !hasExpand)
    return `<${name}> is written out from material and has no expand.ts. Write it, or define its view with defineComponent.`;
  if (drawn.length > 0 && !hasView) return `has no index.tsx. Write the view of <${drawn[0]?.name ?? name}>.`;
  return undefined;
}

async function readFolder(root: string, name: string): Promise<ComponentFolder> {
  const has = (file: string): boolean => existsSync(path.join(root, name, file));
  const definitions = await definitionsOf(path.resolve(root, name, 'definition.ts'));
  const folder: ComponentFolder = {
    name,
    drawn: definitions.filter((one): one is Listed<ComponentDefinition> => isDrawn(one.definition)),
    expanded: definitions.filter((one): one is Listed<ExpandedDefinition> => !isDrawn(one.definition)),
    hasExpand: has('expand.ts'),
    hasData: has('data.ts'),
    hasBehavior: has('behavior.ts'),
    hasIsland: has('island.tsx'),
  };
  const problem = problemOf(folder, has('index.tsx'));
  if (problem !== undefined) throw new Error(`src/components/${name}: ${problem}`);
  return folder;
}

/**
 * Reads the folders of components, sorted by name.
 *
 * @param root the folder around them
 * @throws Error, a sentence that gives the folder, when a file is missing or a component is in the wrong folder
 */
export async function readComponentFolders(
  root: string = path.resolve('src/components'),
): Promise<readonly ComponentFolder[]> {
  const names = readdirSync(root).filter((name) => /^[A-Z]/.test(name));
  return Promise.all(names.sort().map((name) => readFolder(root, name)));
}
