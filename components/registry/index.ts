/**
 * The types that follow from the definitions of all components. The other files of this folder are lists of the folders
 * of `components/`, which `npm run components` writes.
 */
import type { AttributesOf, PropsOf } from '../../pipeline/pages/tree/page-component.ts';
import type { browserData } from './browser-data.ts';
import type { pageComponents } from './definitions.ts';

type PageComponents = typeof pageComponents;
export type PageComponentName = keyof PageComponents;

/** The props of a page component. */
export type ComponentProps<Name extends PageComponentName> = PropsOf<PageComponents[Name]>;

/** The attributes of a page component, as the build writes them. */
export type ComponentAttributes<Name extends PageComponentName> = AttributesOf<PageComponents[Name]>;

/** The JSON files that components fetch, by component and by name: what `data.ts` in their folders makes. */
export type BrowserData = {
  readonly [Name in keyof typeof browserData]: Awaited<ReturnType<(typeof browserData)[Name]>>;
};
