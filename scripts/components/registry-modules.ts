/**
 * The modules of `components/registry/`, which list the folders of components for the build and for the browser.
 */
import type { ComponentFolder } from './folders.ts';

/** The comment at the top of a module. */
function heading(sentence: string): string {
  return `/**
 * ${sentence}
 * Written by \`npm run components\`, from the folders of \`src/components/\`.
 */`;
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const lines = (parts: readonly string[]): string => parts.map((part) => `${part}\n`).join('');

function definitions(folders: readonly ComponentFolder[]): string {
  const imports = folders.flatMap(({ name, drawn, expanded }) => {
    const names = [...drawn, ...expanded].map(({ exportName }) => exportName).sort();
    return names.length === 0 ? [] : [`import { ${names.join(', ')} } from '../${name}/definition.ts';`];
  });
  const entries = (kind: 'drawn' | 'expanded'): string =>
    lines(
      folders
        .flatMap((folder) => folder[kind].map(({ name, exportName }) => `  ${name}: ${exportName},`))
        .sort(),
    );
  return `${heading('The definitions of all components.')}
import type { ComponentDefinition, ExpandedDefinition } from '../page-component.ts';
${lines(imports)}
/** Every component that the tree of a page can hold, by name. */
export const pageComponents = {
${entries('drawn')}} as const satisfies Readonly<Record<string, ComponentDefinition>>;

/** Components that only writers use: each is written out into the others. */
export const expandedComponents = {
${entries('expanded')}} as const satisfies Readonly<Record<string, ExpandedDefinition>>;
`;
}

function expansions(folders: readonly ComponentFolder[]): string {
  const names = folders.filter(({ hasExpand }) => hasExpand).map(({ name }) => name);
  const imports = names.flatMap((name) => [
    `import { ${lowerFirst(name)} } from '../${name}/definition.ts';`,
    `import { expand as expand${name} } from '../${name}/expand.ts';`,
  ]);
  const entries = names.map((name) => `  ['${name}', expansion(${lowerFirst(name)}, expand${name})],`);
  return `${heading('What writes components out from material, by their names.')}
import { expansion } from '../../../pipeline/pages/parts/expansion.ts';
import type { Expansion } from '../../../pipeline/pages/index.ts';
${lines(imports)}
export const expansions: ReadonlyMap<string, Expansion> = new Map([
${lines(entries)}]);
`;
}

function browserData(folders: readonly ComponentFolder[]): string {
  const names = folders.filter(({ hasData }) => hasData).map(({ name }) => name);
  const imports = names.map((name) => `import { data as ${lowerFirst(name)} } from '../${name}/data.ts';`);
  return `${heading('What makes the data of components for the browser, by their names.')}
${lines(imports)}
export const browserData = {
${lines(names.map((name) => `  ${name}: ${lowerFirst(name)},`))}};
`;
}

function views(folders: readonly ComponentFolder[]): string {
  const folderViews = folders.flatMap(({ name, drawn }) => {
    const views = drawn.map((one) => one.name);
    return views.length === 0 ? [] : [{ name, views: views.sort() }];
  });
  const imports = folderViews.map(
    (folder) => `import { ${folder.views.join(', ')} } from '../${folder.name}';`,
  );
  const names = folderViews.flatMap((folder) => folder.views).sort();
  return `${heading('The views of all components of pages, by name.')}
import type { ComponentType } from 'react';
import type { ComponentProps, PageComponentName } from '.';
${lines(imports)}
export const views: { readonly [Name in PageComponentName]: ComponentType<ComponentProps<Name>> } = {
${lines(names.map((name) => `  ${name},`))}};
`;
}

function behaviors(folders: readonly ComponentFolder[]): string {
  const names = folders.filter(({ hasBehavior }) => hasBehavior).map(({ name }) => name);
  const imports = names.map((name) => `import { bind as ${lowerFirst(name)} } from '../${name}/behavior';`);
  return `${heading('What the components do in the browser, bound once to the document.')}
${lines(imports)}
export const behaviors: readonly (() => void)[] = [${names.map(lowerFirst).join(', ')}];
`;
}

function islands(folders: readonly ComponentFolder[]): string {
  const names = folders.filter(({ hasIsland }) => hasIsland).map(({ name }) => name);
  return `${heading('The components that start in the browser, each loaded when the reader comes to it.')}
import type { ComponentType } from 'react';

/** The code of an island; what it's drawn with is in the page, as JSON. */
interface IslandModule {
  readonly Island: ComponentType<never>;
}

export const islands: Readonly<Partial<Record<string, () => Promise<IslandModule>>>> = {
${lines(names.map((name) => `  ${name}: () => import('../${name}/island'),`))}};
`;
}

/** The text of each module by its file name, before it is formatted. */
export function registryModules(folders: readonly ComponentFolder[]): ReadonlyMap<string, string> {
  return new Map([
    ['definitions.ts', definitions(folders)],
    ['expansions.ts', expansions(folders)],
    ['browser-data.ts', browserData(folders)],
    ['views.ts', views(folders)],
    ['behaviors.ts', behaviors(folders)],
    ['islands.ts', islands(folders)],
  ]);
}
