/** The types that follow from the definitions of all components. */
import type { AttributesOf, PropsOf } from '../../pipeline/pages/tree/page-component.ts';
import type { pageComponents } from './definitions.ts';

type PageComponents = typeof pageComponents;
export type PageComponentName = keyof PageComponents;

/** The props of a page component. */
export type ComponentProps<Name extends PageComponentName> = PropsOf<PageComponents[Name]>;

/** The attributes of a page component, as the build writes them. */
export type ComponentAttributes<Name extends PageComponentName> = AttributesOf<PageComponents[Name]>;
