/** The objects of named types that a parsed program makes, with the members that it gives them. */
import type { Node } from 'web-tree-sitter';

export interface TypedObject {
  readonly line: number;
  /** Without package or namespace. */
  readonly type: string;
  readonly members: readonly string[];
}

/** An object as it is made at a node. */
export function typedObject(node: Node, type: Node | null, members: readonly string[]): TypedObject {
  return { line: node.startPosition.row + 1, type: type?.text.replace(/^.*\./, '') ?? '', members };
}

/** The names of the members in a body, whose nodes have a type of the grammar. */
export function memberNames(body: Node | null, memberType: string): string[] {
  return (
    body?.namedChildren.flatMap((node) =>
      node?.type === memberType ? [node.firstNamedChild?.text ?? ''] : [],
    ) ?? []
  );
}
