/** What the expressions of a Swift sample use of a library, and what the library doesn't have. */
import type { Node } from 'web-tree-sitter';
import { typeText } from '../../../scripts/swift-api/signatures.ts';
import { bare, CHAINED, inside, isOptional, type Libraries } from './library.ts';
import type { Scope } from './scope.ts';

/** Properties and methods that the library has and a sample must not use. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  'JSON.value': 'It returns plain text, so the app would handle card data. Read elementValueReference.',
  'BasisTheoryElements.authorizeSession': 'It needs a private key, which an app must not have.',
};

/** A type as a value: `CardBrand` in `CardBrand.DefaultCardBrands`. */
export const META = '.Type';
const LITERAL_TYPES: Readonly<Record<string, string>> = {
  line_string_literal: 'String',
  integer_literal: 'Int',
  boolean_literal: 'Bool',
};

export abstract class Expressions {
  readonly problems = new Set<string>();
  /** Properties and results of the types that the sample declares: `Type.member`. */
  readonly own = new Map<string, string | undefined>();

  constructor(readonly libraries: Libraries) {}

  protected abstract callType(call: Node, scope: Scope): string | undefined;
  protected abstract closure(node: Node, scope: Scope, wanted?: string): void;

  protected report(node: Node, sentence: string): string | undefined {
    this.problems.add(`Line ${node.startPosition.row + 1}: ${sentence}`);
    return undefined;
  }

  /**
   * The type of an expression as far as it's evident. Everything inside is checked.
   *
   * @param wanted the type that its place asks for, which `.patch` and closures need
   */
  typeOf(node: Node | null, scope: Scope, wanted?: string): string | undefined {
    if (!node) return undefined;
    const literal = LITERAL_TYPES[node.type];
    switch (node.type) {
      case 'simple_identifier':
        return this.nameType(node, scope);
      case 'self_expression':
        return scope.typeOf('self');
      case 'navigation_expression':
        return this.memberType(node, scope);
      case 'call_expression':
        return this.callType(node, scope);
      case 'prefix_expression':
        return this.prefixType(node, scope, wanted);
      case 'postfix_expression':
        return this.forced(this.typeOf(node.firstNamedChild, scope, wanted));
      case 'try_expression':
      case 'await_expression': {
        const type = this.typeOf(node.childForFieldName('expr'), scope, wanted);
        return type !== undefined && node.text.startsWith('try?') && !isOptional(type) ? `${type}?` : type;
      }
      case 'tuple_expression':
        return node.namedChildCount === 1
          ? this.typeOf(node.firstNamedChild, scope, wanted)
          : this.children(node, scope);
      case 'as_expression': {
        this.typeOf(node.childForFieldName('expr'), scope);
        const type = typeText(node.childForFieldName('name'));
        return node.text.includes('as?') && type !== undefined ? `${type}?` : type;
      }
      case 'nil_coalescing_expression': {
        const type = this.typeOf(node.childForFieldName('value'), scope, wanted);
        this.typeOf(node.childForFieldName('if_nil'), scope, type && bare(type));
        return type && bare(type);
      }
      case 'array_literal':
        return this.arrayType(node, scope, wanted);
      case 'lambda_literal':
        this.closure(node, scope, wanted);
        return undefined;
      default:
        if (literal === undefined) return this.children(node, scope);
        this.children(node, scope);
        return literal;
    }
  }

  protected children(node: Node, scope: Scope): string | undefined {
    for (const child of node.namedChildren) this.typeOf(child, scope);
    return undefined;
  }

  private forced(type: string | undefined): string | undefined {
    return type && bare(type);
  }

  private nameType(node: Node, scope: Scope): string | undefined {
    const name = node.text;
    if (scope.has(name)) return scope.typeOf(name);
    const self = scope.typeOf('self');
    const own = `${bare(self ?? '')}.${name}`;
    if (this.own.has(own)) return this.own.get(own);
    return this.libraries.type(name) ? `${name}${META}` : undefined;
  }

  private prefixType(node: Node, scope: Scope, wanted?: string): string | undefined {
    const target = node.childForFieldName('target');
    if (node.childForFieldName('operation')?.type !== '.') {
      this.typeOf(target, scope);
      return node.text.startsWith('!') ? 'Bool' : undefined;
    }
    const type = wanted === undefined ? undefined : bare(wanted);
    if (type === undefined || !target || !this.libraries.type(type)) return undefined;
    const found = this.libraries.member(type, target.text);
    if (!found) return this.report(node, `${type} has no ${node.text}.`);
    return type;
  }

  private arrayType(node: Node, scope: Scope, wanted?: string): string | undefined {
    const element = wanted === undefined ? undefined : inside(bare(wanted));
    const types = node.namedChildren.map((child) => this.typeOf(child, scope, element));
    const [first = ''] = types;
    const shared = this.libraries
      .ancestors(bare(first))
      .find(
        (type) =>
          this.libraries.type(type) && types.every((other) => other && this.libraries.fits(other, type)),
      );
    return shared === undefined ? undefined : `[${shared}]`;
  }

  private memberType(node: Node, scope: Scope): string | undefined {
    const target = node.firstNamedChild;
    const suffix = node.childForFieldName('suffix')?.childForFieldName('suffix') ?? null;
    const chained = node.children.some((child) => child?.text === '?' && child !== target);
    const type = this.typeOf(target, scope);
    if (type === undefined || !suffix) return undefined;
    const name = suffix.text;
    const isUnwrapped = chained || type.endsWith(CHAINED) || target?.type === 'try_expression';
    if (isOptional(type) && !isUnwrapped && !['map', 'flatMap'].includes(name))
      return this.report(node, `${target?.text ?? ''} is ${type}. Unwrap it before .${name}.`);
    const found = this.lookUp(node, type, name);
    const isChain = chained || type.endsWith(CHAINED);
    return found !== undefined && isChain && !isOptional(found) ? `${bare(found)}${CHAINED}` : found;
  }

  /** The type of a property, or undefined for what isn't one, reported if a library doesn't have it. */
  private lookUp(node: Node, type: string, name: string): string | undefined {
    const isMeta = type.endsWith(META);
    const owner = isMeta ? type.slice(0, -META.length) : bare(type);
    const forbidden = FORBIDDEN[`${owner}.${name}`];
    if (forbidden !== undefined) return this.report(node, `${owner}.${name} must not be used. ${forbidden}`);
    if (this.own.has(`${owner}.${name}`)) return this.own.get(`${owner}.${name}`);
    const declared = this.libraries.type(owner);
    if (!declared || ['self', 'init', 'Type'].includes(name)) return undefined;
    if (this.libraries.type(`${owner}.${name}`)) return `${owner}.${name}${META}`;
    const member = this.libraries.member(owner, name);
    if (!member) {
      const why = declared.internal.includes(name) ? 'keeps to itself' : 'has no member';
      return this.report(node, `${owner} ${why} ${name}.`);
    }
    if (member.kind === 'property' && isMeta !== member.isStatic)
      return this.report(
        node,
        isMeta ? `${owner}.${name} needs a value of the type.` : `${name} is static: write ${owner}.${name}.`,
      );
    return member.kind === 'property' || member.kind === 'case' ? member.type : undefined;
  }
}
