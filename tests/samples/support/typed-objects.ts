/** Finds, in a parsed program, the objects that it makes of named types, with the members that it gives them. */
import type { Node } from 'web-tree-sitter';
import { nodesOfType } from './grammar.ts';
import type { ParsedSdkLanguage } from './sdk-calls.ts';

export interface TypedObject {
  readonly line: number;
  /** Without package or namespace. */
  readonly type: string;
  readonly members: readonly string[];
}

const FINDERS: Readonly<Record<ParsedSdkLanguage, (root: Node) => TypedObject[]>> = {
  python: (root) =>
    nodesOfType(root, 'call').map((call) =>
      typedObject(call, call.childForFieldName('function'), keywordNames(call)),
    ),
  csharp: (root) =>
    nodesOfType(root, 'object_creation_expression').map((node) =>
      typedObject(
        node,
        node.childForFieldName('type'),
        memberNames(node.childForFieldName('initializer'), 'assignment_expression'),
      ),
    ),
  go: (root) =>
    nodesOfType(root, 'composite_literal').map((node) =>
      typedObject(
        node,
        node.childForFieldName('type'),
        memberNames(node.childForFieldName('body'), 'keyed_element'),
      ),
    ),
  java: (root) =>
    nodesOfType(root, 'method_invocation')
      .filter((call) => nameOf(call) === 'build')
      .flatMap(builtObject),
};

/** The typed objects of a program, nested ones included. */
export function typedObjects(language: ParsedSdkLanguage, root: Node): TypedObject[] {
  return FINDERS[language](root);
}

function typedObject(node: Node, type: Node | null, members: readonly string[]): TypedObject {
  return { line: node.startPosition.row + 1, type: type?.text.replace(/^.*\./, '') ?? '', members };
}

function keywordNames(call: Node): string[] {
  const given = call.childForFieldName('arguments')?.namedChildren ?? [];
  return given.flatMap((node) =>
    node?.type === 'keyword_argument' ? [node.firstNamedChild?.text ?? ''] : [],
  );
}

function memberNames(body: Node | null, memberType: string): string[] {
  return (
    body?.namedChildren.flatMap((node) =>
      node?.type === memberType ? [node.firstNamedChild?.text ?? ''] : [],
    ) ?? []
  );
}

/** `Type.builder().member(…).build()`, read from its end. */
function builtObject(build: Node): TypedObject[] {
  const members: string[] = [];
  let call = build.childForFieldName('object');
  while (call?.type === 'method_invocation' && nameOf(call) !== 'builder') {
    members.unshift(nameOf(call));
    call = call.childForFieldName('object');
  }
  return [typedObject(build, call?.childForFieldName('object') ?? null, members)];
}

function nameOf(call: Node): string {
  return call.childForFieldName('name')?.text ?? '';
}
