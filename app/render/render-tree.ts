import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { components } from './components.tsx';

/**
 * A tree of the reader holds no expressions: all that is left to evaluate are the names of components, for which
 * `hast-util-to-jsx-runtime` asks an evaluator too.
 */
const evaluater = {
  evaluateExpression: (expression: unknown): unknown => {
    const { name } = expression as { readonly name?: string };
    const component = (components as Readonly<Record<string, unknown>>)[name ?? ''];
    if (component === undefined)
      throw new Error(`There is no view of <${String(name)}> to render a page with. Run: npm run components`);
    return component;
  },
  evaluateProgram: (): undefined => undefined,
};

/**
 * Renders a tree as HTML.
 *
 * @param tree elements of HTML and components of the registry
 * @throws a sentence when a component has no view
 */
export function renderTree(tree: Root): string {
  const element = toJsxRuntime(tree, {
    ...runtime,
    components,
    createEvaluater: () => evaluater,
    // A style inside of a page is what a Content-Security-Policy forbids.
    tableCellAlignToStyle: false,
  }) as ReactElement;
  return renderToStaticMarkup(element);
}
