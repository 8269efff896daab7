import type { Node } from 'web-tree-sitter';
import { bundledGrammar, nodesOfType, parse, syntaxErrors } from '../support/reading/grammar.ts';
import { APPLE_TYPES, BRIDGED, BRINGS } from './apple.ts';
import { initialStateProblems } from './initial-state.ts';
import { Libraries } from './library.ts';
import { Statements } from './statements.ts';

/**
 * What is wrong in a Swift sample, in its syntax and in what it uses of the libraries that `content/records/swift-api/`
 * describes. Types, initializers, labels, methods, cases, and properties must be theirs. What is called or read on a
 * value whose type isn't evident isn't compared. A field's initial state is looked at, too.
 *
 * @returns a sentence for each problem, with its line
 */
export async function swiftProblems(code: string): Promise<readonly string[]> {
  const root = await parse(bundledGrammar('swift'), code);
  const errors = syntaxErrors(root);
  if (errors.length > 0) return errors;
  const imported = nodesOfType(root, 'import_declaration').map((node) => node.lastNamedChild?.text ?? '');
  const checker = new Statements(new Libraries(imported));
  checker.program(root);
  return [...unknownTypes(root, imported, checker), ...checker.problems, ...initialStateProblems(code)];
}

function unknownTypes(root: Node, imported: readonly string[], { libraries, own }: Statements): string[] {
  const modules = ['Swift', ...imported, ...imported.flatMap((module) => BRINGS[module] ?? [])];
  const apple = new Set([...BRIDGED, ...modules.flatMap((module) => APPLE_TYPES[module] ?? [])]);
  const written = nodesOfType(root, 'user_type', 'simple_identifier').filter(
    (node) => node.type === 'user_type' || isTypeName(node),
  );
  return written.flatMap((node) => {
    const [name = ''] = node.text.split('<');
    const [outer = ''] = name.split('.');
    if (apple.has(outer) || own.has(outer) || outer === 'Self' || libraries.type(name)) return [];
    const line = `Line ${node.startPosition.row + 1}`;
    if (libraries.isInternal(name)) return [`${line}: ${name} is internal: an app can't name it.`];
    return [
      `${line}: no import of the sample gives ${name}. For a type of Apple's, see tests/samples/swift/apple.ts.`,
    ];
  });
}

/** A capitalized name at the beginning of an expression. */
function isTypeName(node: Node): boolean {
  const { parent } = node;
  if (!/^[A-Z]/.test(node.text) || !parent || parent.type === 'import_declaration') return false;
  const isFirst = parent.firstNamedChild?.equals(node) ?? false;
  return isFirst && ['call_expression', 'navigation_expression'].includes(parent.type);
}
