import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failPage } from '../tree/author-error.ts';
import { flowElement } from '../tree/build.ts';
import { environmentTokensIn } from '../../code-samples/requests/index.ts';
import { parseFenceMeta, type FenceGrammar } from '../tree/fence-meta.ts';
import { highlightCode } from './highlight-code.ts';

/** What can come after the language of a fence that holds code. */
export const codeGrammar: FenceGrammar = {
  attributes: ['title'],
  words: ['wrap', 'illustrative'],
  lines: true,
};

interface CodeBlockPlace {
  readonly parent: { children: unknown[] };
  readonly pre: Element;
}

function findBlocks(tree: Root, file: VFile): CodeBlockPlace[] {
  const places: CodeBlockPlace[] = [];
  visit(tree, (node, _index, parent) => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'pre') {
      failPage(file, node, 'Code in a <pre> element is not highlighted. Write it in a fence: ```text');
    }
    if (node.type !== 'element' || node.tagName !== 'pre' || parent === undefined) return undefined;
    places.push({ parent, pre: node });
    return SKIP;
  });
  return places;
}

function readLanguage(code: Element): string {
  const prefix = 'language-';
  const classNames = Array.isArray(code.properties.className) ? code.properties.className.map(String) : [];
  const language = classNames.find((name) => name.startsWith(prefix))?.slice(prefix.length);
  if (language === undefined)
    throw new Error('The fence has no language. Write one behind it, e.g. ```bash, or ```text for none.');
  return language;
}

async function drawBlock(pre: Element): Promise<MdxJsxFlowElementHast> {
  const [code] = pre.children;
  const [content] = code?.type === 'element' && code.tagName === 'code' ? code.children : [];
  if (code?.type !== 'element' || (content !== undefined && content.type !== 'text')) {
    throw new Error('The block holds more than code. Write the code in a fence.');
  }
  const language = readLanguage(code);
  const { attributes, words, lines } = parseFenceMeta(code.data?.meta ?? '', codeGrammar);
  // A fence's text ends with a line end that the author did not write (mdast-util-to-hast adds it).
  const text = (content?.value ?? '').replace(/\n$/, '');
  const { html } = await highlightCode(text, language, {
    highlightLines: lines,
    environmentTokens: environmentTokensIn(language, text),
  });
  return flowElement('CodeBlock', {
    language,
    title: attributes.title,
    wrap: words.has('wrap'),
    illustrative: words.has('illustrative'),
    html,
  }) as MdxJsxFlowElementHast;
}

/**
 * Rehype plugin that puts `<CodeBlock language title wrap illustrative html>` in the place of every code block, so that
 * no page needs a highlighter in the browser. After the language of a fence can come `title="app.ts"`, `{1,3-5}`,
 * `wrap` and `illustrative`. Code for the test environment holds the text of both environments
 * (`environmentTokensIn`).
 *
 * @throws a sentence that gives the page and the line, for an unknown or missing language, a word that means nothing,
 *   or a line that the code lacks
 */
export function rehypeHighlightCode() {
  return async (tree: Root, file: VFile): Promise<void> => {
    for (const { parent, pre } of findBlocks(tree, file)) {
      try {
        parent.children[parent.children.indexOf(pre)] = await drawBlock(pre);
      } catch (error) {
        failPage(file, pre, error instanceof Error ? error.message : String(error));
      }
    }
  };
}
