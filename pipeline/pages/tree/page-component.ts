/**
 * The contract of a component of pages. Its definition says which attributes it has. A component that stays in the tree
 * of a page also describes how it reads as Markdown and as search text, and the props of its React component are derived
 * from it; one that is written out from content has an `expand.ts` for that. Definitions run when the site is built:
 * code for the browser only imports their types.
 */
import type { Node } from 'mdast';
import type { ReactNode } from 'react';
import type * as z from 'zod';

/** What search reads of an element. */
export interface ElementSearchText {
  /** Names that the section documents, such as a field or an endpoint: found as exact words. */
  readonly names?: readonly string[];
  /** Sentences, found and quoted like a paragraph. */
  readonly blocks?: readonly string[];
}

/** A node of plain Markdown, as mdast describes it. */
export type MarkdownNode = Node & Readonly<Record<string, unknown>>;

/** How a writer uses a component: a row of the list in contributing/components.md. */
export interface Usage {
  /** What to write, e.g. `<Sample id="verify-webhook" />`; Markdown, where it is more than one piece of code. */
  readonly write: string;
  /** What the page shows for it, as Markdown. */
  readonly shows: string;
}

/** What every definition has. */
export interface WithAttributes<Attributes extends z.ZodObject = z.ZodObject> {
  /** Strict. An attribute is text, or `true` when the page writes its name alone. */
  readonly attributes: Attributes;
}

/** A component that only writers use: `expand.ts` in its folder writes it out from content. */
export interface ExpandedDefinition<
  Attributes extends z.ZodObject = z.ZodObject,
> extends WithAttributes<Attributes> {
  readonly usage: Usage;
}

/** Everything about a component of the tree of a page except its appearance. */
export interface ComponentDefinition<
  Attributes extends z.ZodObject = z.ZodObject,
> extends WithAttributes<Attributes> {
  /** Absent for what only the build writes. */
  readonly usage?: Usage;
  /** `line`: in a line of text. `block`: a separate paragraph. */
  readonly place: 'block' | 'line';
  /** The element as plain Markdown; its children are plain Markdown already. */
  toMarkdown(attributes: z.output<Attributes>, children: readonly MarkdownNode[]): readonly MarkdownNode[];
  /** What search reads in the attributes. Without this, it only reads the children. */
  searchText?(attributes: z.output<Attributes>): ElementSearchText;
  /**
   * How search reads the children: as text, by default; as names that the section documents; or not at all, where they
   * lead to what is found itself.
   */
  readonly searchChildren?: 'text' | 'names' | 'none';
}

/** The values of attributes, where one without a value can be any boolean; none where there are no attributes. */
type ValuesOf<Output> = string extends keyof Output
  ? object
  : { readonly [Name in keyof Output]: true extends Output[Name] ? boolean | undefined : Output[Name] };

/** The attributes that the build can write for a definition: those that are false or undefined are left out. */
export type AttributesOf<Definition extends ComponentDefinition> = ValuesOf<
  z.output<Definition['attributes']>
>;

/** The props of the React component of a definition. */
export type PropsOf<Definition extends ComponentDefinition> = AttributesOf<Definition> & {
  readonly children?: ReactNode;
};

/** Defines a component of pages; the compiler then knows its attributes by name. */
export function defineComponent<Attributes extends z.ZodObject>(
  definition: ComponentDefinition<Attributes>,
): ComponentDefinition<Attributes> {
  return definition;
}

/** Defines a component that is written out from content; the compiler then knows its attributes by name. */
export function defineExpansion<Attributes extends z.ZodObject>(
  definition: ExpandedDefinition<Attributes>,
): ExpandedDefinition<Attributes> {
  return definition;
}

/** In Markdown, only the children of the element remain. */
export const childrenOnly = (
  _attributes: unknown,
  children: readonly MarkdownNode[],
): readonly MarkdownNode[] => children;

/** A paragraph that says in bold what follows, e.g. the title of a sample, and after it the rest of the line. */
export function boldLine(title: string, rest = ''): MarkdownNode {
  return {
    type: 'paragraph',
    children: [
      { type: 'strong', children: [{ type: 'text', value: title }] },
      ...(rest === '' ? [] : [{ type: 'text', value: ` ${rest}` }]),
    ],
  };
}
