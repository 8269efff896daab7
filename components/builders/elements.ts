/** The components of the registry as nodes of a page, with their attributes checked by the compiler. */
import type { PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { ComponentAttributes, PageComponentName } from '../registry/component-types.ts';
import * as untyped from '../../pipeline/pages/tree/build.ts';

/**
 * A component as a block: `<Name a="…">children</Name>`.
 *
 * @param values the attributes that the component's definition declares; undefined ones are left out
 */
export function flowElement<Name extends PageComponentName>(
  name: Name,
  values: ComponentAttributes<Name>,
  children: readonly untyped.FlowContent[] = [],
): MdxJsxFlowElement {
  return untyped.flowElement(name, values, children);
}

/** A component in a line of text. */
export function textElement<Name extends PageComponentName>(
  name: Name,
  values: ComponentAttributes<Name>,
  children: readonly PhrasingContent[] = [],
): MdxJsxTextElement {
  return untyped.textElement(name, values, children);
}
