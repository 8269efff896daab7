/** Sections of guides, with the samples of a skill as links to its files. */
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Page } from '../../../../pipeline/pages/index.ts';
import { textAttribute } from '../../../../pipeline/pages/tree/attributes.ts';
import { CALL_LANGUAGE, guideAt, markdownOf, type GuideSection } from './guides.ts';
import { anchorOf, isElement, nodesBelow, titleOf } from './nodes.ts';

/** What is taken of a section. */
export interface Taking {
  /** The Markdown for a sample that goes with the skill as files, by its title. It's undefined for every other sample. */
  readonly linksTo: (title: string) => string | undefined;
  /** Whether samples stay that aren't calls, such as requests of processors. */
  readonly isWhole: boolean;
}

/** What only a reader of the page can use. */
const LEFT_OUT: ReadonlySet<string> = new Set(['Fold', 'RunGuide']);

function isCall(tabs: MdxJsxFlowElement): boolean {
  return tabs.children.some(
    (child) => isElement(child) && textAttribute(child, 'language') === CALL_LANGUAGE,
  );
}

/** A node as a skill has it. Samples that go with it are links to their files, and others in many languages are left out. */
function taken(node: RootContent, { linksTo, isWhole }: Taking): readonly (RootContent | string)[] {
  if (!isElement(node)) return [node];
  if (LEFT_OUT.has(node.name ?? '')) return [];
  if (node.name !== 'CodeTabs') return [node];
  const links = linksTo(textAttribute(node, 'title') ?? '');
  if (links !== undefined) return [links];
  return isWhole || isCall(node) ? [node] : [];
}

function written(page: Page, route: string, nodes: readonly RootContent[], taking: Taking): string {
  const parts: string[] = [];
  let pending: RootContent[] = [];
  const flush = (): void => {
    if (pending.length > 0) parts.push(markdownOf(page, route, pending));
    pending = [];
  };
  for (const one of nodes.flatMap((node) => taken(node, taking))) {
    if (typeof one !== 'string') pending.push(one);
    else {
      flush();
      parts.push(one);
    }
  }
  flush();
  return parts.join('\n\n');
}

/**
 * Reads a section with those below it.
 *
 * @param place by its anchor in the guide, e.g. `#test-it`, or on another page, e.g. `/docs/api/testing#3ds`
 * @throws Error, a sentence, when the page has no such section
 */
export async function guideSection(guide: string, place: string, taking: Taking): Promise<GuideSection> {
  const [own = '', anchor = ''] = place.split('#');
  const route = own === '' ? guide : own;
  const page = await guideAt(route);
  const { children } = page.tree;
  const at = children.findIndex((node) => anchorOf(node) === anchor);
  const heading = children[at];
  if (heading === undefined)
    throw new Error(`${route} has no section #${anchor}. Name the anchor of a heading.`);
  return {
    title: titleOf(heading),
    text: written(page, route, nodesBelow(children, at, true), taking),
    address: `${route}#${anchor}`,
  };
}
