/**
 * The modules of `components/registry/`, which list the folders of components for the build and for the browser.
 */
import type { ComponentFolder } from './folders.ts';

/** The comment at the top of a module. */
function heading(sentence: string): string {
  return `/**
 * ${sentence}
 * Written by \`npm run components\`, from the folders of \`components/\`.
 */`;
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const lines = (parts: readonly string[]): string => parts.map((part) => `${part}\n`).join('');

function definitions(folders: readonly ComponentFolder[]): string {
  const shown = folders.filter(({ rendered }) => rendered.length > 0);
  const imports = shown.map(({ folder, rendered }) => {
    const names = rendered.map(({ exportName }) => exportName).sort();
    return `import { ${names.join(', ')} } from '../${folder}/definition.ts';`;
  });
  const entries = shown
    .flatMap(({ rendered }) => rendered.map(({ name, exportName }) => `  ${name}: ${exportName},`))
    .sort();
  return `${heading('The definitions of all components that the tree of a page can hold.')}
import type { ComponentDefinition } from '../../pipeline/pages/tree/page-component.ts';
${lines(imports)}
export const pageComponents = {
${lines(entries)}} as const satisfies Readonly<Record<string, ComponentDefinition>>;
`;
}

function expansions(folders: readonly ComponentFolder[]): string {
  const expanding = folders.filter(({ hasExpand }) => hasExpand);
  const imports = expanding.flatMap(({ name, folder }) => [
    `import { ${lowerFirst(name)} } from '../${folder}/definition.ts';`,
    `import { expand as expand${name} } from '../${folder}/expand.ts';`,
  ]);
  const entries = expanding.map(
    ({ name }) => `  ['${name}', expansion(${lowerFirst(name)}, expand${name})],`,
  );
  return `${heading('What writes components out from content, by their names.')}
import { expansion } from '../builders/expansion.ts';
import type { Expansion } from '../../pipeline/pages/index.ts';
${lines(imports)}
export const expansions: ReadonlyMap<string, Expansion> = new Map([
${lines(entries)}]);
`;
}

function browserData(folders: readonly ComponentFolder[]): string {
  const withData = folders.filter(({ hasData }) => hasData);
  const imports = withData.map(
    ({ name, folder }) => `import { data as ${lowerFirst(name)} } from '../${folder}/data.ts';`,
  );
  return `${heading('What makes the data of components for the browser, by their names.')}
${lines(imports)}
export const browserData = {
${lines(withData.map(({ name }) => `  ${name}: ${lowerFirst(name)},`))}};
`;
}

function views(folders: readonly ComponentFolder[]): string {
  const folderViews = folders.flatMap(({ folder, rendered }) => {
    const views = rendered.map((one) => one.name);
    return views.length === 0 ? [] : [{ folder, views: views.sort() }];
  });
  const imports = folderViews.map((one) => `import { ${one.views.join(', ')} } from '../${one.folder}';`);
  const names = folderViews.flatMap((one) => one.views).sort();
  return `${heading('The views of all components of pages, by name.')}
import type { ComponentType } from 'react';
import type { ComponentProps, PageComponentName } from './component-types';
${lines(imports)}
export const views: { readonly [Name in PageComponentName]: ComponentType<ComponentProps<Name>> } = {
${lines(names.map((name) => `  ${name},`))}};
`;
}

function behaviors(folders: readonly ComponentFolder[]): string {
  const bound = folders.filter(({ hasBehavior }) => hasBehavior);
  const imports = bound.map(
    ({ name, folder }) => `import { bind as ${lowerFirst(name)} } from '../${folder}/behavior';`,
  );
  return `${heading('What the components do in the browser, bound once to the document.')}
${lines(imports)}
export const behaviors: readonly (() => void)[] = [${bound.map(({ name }) => lowerFirst(name)).join(', ')}];
`;
}

function islands(folders: readonly ComponentFolder[]): string {
  const started = folders.filter(({ hasIsland }) => hasIsland);
  return `${heading('The components that start in the browser, each loaded when the reader comes to it.')}
import type { ComponentType } from 'react';

/** The code of an island; what it's rendered with is in the page, as JSON. */
interface IslandModule {
  readonly Island: ComponentType<never>;
}

export const islands: Readonly<Partial<Record<string, () => Promise<IslandModule>>>> = {
${lines(started.map(({ name, folder }) => `  ${name}: () => import('../${folder}/island'),`))}};
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
