import type { Node } from 'web-tree-sitter';
import { annotatedType } from '../../../scripts/swift-api/signatures.ts';

/** The names that are visible at a place in a sample, with their types as far as they are evident. */
export class Scope {
  readonly #names = new Map<string, string | undefined>();

  constructor(readonly outer?: Scope) {}

  bind(name: string, type: string | undefined): void {
    this.#names.set(name, type);
  }

  has(name: string): boolean {
    return this.#names.has(name) || (this.outer?.has(name) ?? false);
  }

  typeOf(name: string): string | undefined {
    return this.#names.has(name) ? this.#names.get(name) : this.outer?.typeOf(name);
  }
}

/** The type in a declaration, with the `!` of an outlet. */
export function declaredType(declaration: Node): string | undefined {
  const annotation = declaration.namedChildren.find((child) => child?.type === 'type_annotation');
  const type = annotatedType(declaration);
  return type !== undefined && annotation?.text.endsWith('!') ? `${type}!` : type;
}

/** The name that a `let`, a `var`, or a pattern binds. */
export const boundName = (node: Node | null): string | undefined =>
  node?.descendantsOfType('simple_identifier')[0]?.text;
