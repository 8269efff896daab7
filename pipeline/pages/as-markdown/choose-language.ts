import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { canBeChosen } from '../../code-samples/index.ts';
import { textAttribute } from '../tree/attributes.ts';

/** The panels of a sample, each in one language. */
function panelsOf(tabs: MdxJsxFlowElement): readonly MdxJsxFlowElement[] {
  return tabs.children.filter(
    (child): child is MdxJsxFlowElement => child.type === 'mdxJsxFlowElement' && child.name === 'CodePanel',
  );
}

const languageOf = (panel: MdxJsxFlowElement): string => textAttribute(panel, 'language') ?? '';

/**
 * The languages that a page can be read in. A reader can choose between them in one of its samples. They're in the order
 * of their tabs.
 */
export function languagesToChoose(tree: Root): readonly string[] {
  const found = new Set<string>();
  visit(tree, 'mdxJsxFlowElement', (tabs) => {
    if (tabs.name !== 'CodeTabs') return;
    const languages = panelsOf(tabs).map(languageOf);
    if (languages.length > 1) languages.filter(canBeChosen).forEach((language) => found.add(language));
  });
  return [...found];
}

/**
 * The panels of a sample that a reader of one language sees. That's the language's own, or else the first, since a guide
 * with a hole helps no one. All of them stay where they aren't languages to choose from, such as processors.
 */
function chosenPanels(panels: readonly MdxJsxFlowElement[], language: string): readonly MdxJsxFlowElement[] {
  const own = panels.filter((panel) => languageOf(panel) === language);
  if (own.length > 0) return own;
  return panels.every((panel) => canBeChosen(languageOf(panel))) ? panels.slice(0, 1) : panels;
}

/** A page with its samples in one language, as far as they're written in it. */
export function inLanguage(tree: Root, language: string): Root {
  const chosen = structuredClone(tree);
  visit(chosen, 'mdxJsxFlowElement', (tabs) => {
    if (tabs.name !== 'CodeTabs') return undefined;
    tabs.children = [...chosenPanels(panelsOf(tabs), language)];
    return SKIP;
  });
  return chosen;
}
