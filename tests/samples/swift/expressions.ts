/** What the expressions of a Swift sample use of a library, and what the library doesn't have. */
import type { Node } from 'web-tree-sitter';
import { typeText } from '../../../scripts/swift-api/signatures.ts';
import type { SwiftCallable } from '../../../scripts/swift-api/shape.ts';
import { argumentsOf, matchArguments, type Argument } from './arguments.ts';
import { bare, CHAINED, inside, isOptional, type Libraries } from './library.ts';
import { boundName, Scope } from './scope.ts';

/** Members that the library has and a sample must not use. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  'JSON.value': 'It returns plain text, so the app would handle card data. Read elementValueReference.',
  'BasisTheoryElements.authorizeSession': 'It needs a private key, which an app must not have.',
};

/** A type as a value: `CardBrand` in `CardBrand.DefaultCardBrands`. */
const META = '.Type';
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

  protected abstract statements(block: Node | null, scope: Scope): void;

  protected report(node: Node, sentence: string): undefined {
    this.problems.add(`Line ${node.startPosition.row + 1}: ${sentence}`);
    return undefined;
  }

  /**
   * The type of an expression as far as it's evident; everything inside is checked.
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
        return type !== undefined && /^try\?/.test(node.text) && !isOptional(type) ? `${type}?` : type;
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

  protected children(node: Node, scope: Scope): undefined {
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
      .ancestors(bare(first ?? ''))
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

  /** The type of a property; undefined for what isn't one, reported if a library doesn't have it. */
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

  private callType(node: Node, scope: Scope): string | undefined {
    const callee = node.firstNamedChild;
    const suffix = node.namedChildren.find((child) => child?.type === 'call_suffix');
    if (!callee || !suffix) return this.children(node, scope);
    const given = argumentsOf(suffix);
    if (suffix.firstNamedChild?.text.startsWith('[')) return this.subscriptType(node, callee, given, scope);
    const [overloads, owner] = this.overloads(callee, scope);
    if (overloads.length === 0) {
      const element = owner === undefined ? undefined : inside(owner);
      for (const { value } of given)
        this.typeOf(value, scope, element === undefined ? undefined : `(${element}) -> Void`);
      // These publish the same values as before.
      const keeps =
        callee.type === 'navigation_expression' && /\.(?:receive|filter|prepend)$/.test(callee.text);
      return keeps ? owner : this.ownResult(callee, scope);
    }
    return this.matched(node, callee, given, overloads, scope);
  }

  /** What a call can mean: a method, an initializer, or a function of a library. */
  private overloads(callee: Node, scope: Scope): readonly [readonly SwiftCallable[], string?] {
    if (callee.type === 'navigation_expression') {
      const name = callee.childForFieldName('suffix')?.childForFieldName('suffix')?.text ?? '';
      this.typeOf(callee, scope);
      const type = this.typeOf(callee.firstNamedChild, scope);
      if (type === undefined) return [[]];
      const isMeta = type.endsWith(META);
      const owner = isMeta ? type.slice(0, -META.length) : bare(type);
      if (isMeta && name === 'init') return [this.constructors(callee, owner)];
      if (isMeta && this.libraries.type(`${owner}.${name}`))
        return [this.constructors(callee, `${owner}.${name}`)];
      const values = this.libraries.type(owner)?.cases[name];
      if (isMeta && values) return [[{ parameters: values, returns: owner }]];
      const member = this.libraries.member(owner, name);
      return [
        member?.kind === 'method' ? member.overloads.filter((one) => (one.static ?? false) === isMeta) : [],
        type,
      ];
    }
    if (callee.type !== 'simple_identifier' || scope.has(callee.text)) {
      this.typeOf(callee, scope);
      return [[]];
    }
    if (this.own.has(callee.text)) return [[]];
    if (this.libraries.type(callee.text)) return [this.constructors(callee, callee.text)];
    return [this.libraries.functions(callee.text)];
  }

  private constructors(node: Node, name: string): readonly SwiftCallable[] {
    const found = this.libraries.initializers(name);
    if (found.length === 0) this.report(node, `${name} has no initializer for an app.`);
    return found.map((one) => ({ ...one, returns: one.returns === '?' ? `${name}?` : name }));
  }

  private ownResult(callee: Node, scope: Scope): string | undefined {
    const name = callee.type === 'simple_identifier' ? callee.text : undefined;
    return name === undefined
      ? undefined
      : (this.own.get(`${bare(scope.typeOf('self') ?? '')}.${name}()`) ?? this.own.get(`${name}()`));
  }

  private matched(
    node: Node,
    callee: Node,
    given: readonly Argument[],
    overloads: readonly SwiftCallable[],
    scope: Scope,
  ): string | undefined {
    const matches = overloads.map((overload) => ({ overload, match: matchArguments(given, overload) }));
    const found = matches.filter(({ match }) => 'pairs' in match);
    const name = callee.text.split('.').at(-1) ?? '';
    const [first] = found;
    if (!first || !('pairs' in first.match)) {
      this.report(
        node,
        `${name}(): ${matches.flatMap(({ match }) => ('problem' in match ? [match.problem] : [])).join(' Or: ')}`,
      );
      for (const { value } of given) this.typeOf(value, scope);
      return undefined;
    }
    for (const [{ value }, { type, label }] of first.match.pairs) {
      const actual = this.typeOf(value, scope, type);
      const isFitting =
        actual === undefined ||
        found.some(
          ({ match }) =>
            'pairs' in match &&
            match.pairs.some(
              ([other, parameter]) => other.value === value && this.libraries.fits(actual, parameter.type),
            ),
        );
      if (!isFitting) this.report(value, `${name}(): ${label ?? 'the argument'} is ${type}, not ${actual}.`);
    }
    const { overload } = first;
    // The grammar puts the `try` of a chain of calls inside its first one.
    const before = `${textBefore(node)}${/^(?:try[?!]?|await|\s)+/.exec(node.text)?.[0] ?? ''}`;
    if (overload.throws && !/\btry\b/.test(before)) this.report(node, `${name}() throws. Write try.`);
    if (overload.async && !/\bawait\b/.test(before)) this.report(node, `${name}() is async. Write await.`);
    return overload.returns;
  }

  private subscriptType(
    node: Node,
    callee: Node,
    given: readonly Argument[],
    scope: Scope,
  ): string | undefined {
    const type = this.typeOf(callee, scope);
    const [argument] = given;
    const index = argument ? this.typeOf(argument.value, scope) : undefined;
    const chained = node.children.some((child) => child?.text === '?');
    if (type === undefined) return undefined;
    const value = /^\[String: (\w+)\]$/.exec(bare(type))?.[1];
    if (value !== undefined) return `${value}?`;
    const declared = this.libraries.type(bare(type));
    if (!declared) return undefined;
    if (isOptional(type) && !chained)
      return this.report(node, `${callee.text} is ${type}. Unwrap it before [].`);
    return declared.subscripts.find(
      ({ parameters: [first] }) => first && !first.label && first.type === index,
    )?.returns;
  }

  /** A closure: its parameters have the types that the call gives them. */
  protected closure(node: Node, scope: Scope, wanted?: string): void {
    const inner = new Scope(scope);
    const list = /^\((.*)\) -> /.exec(bare(wanted ?? ''))?.[1];
    const types = list === undefined || list === '' ? [] : list.split(/, (?![^<[(]*[>\])])/);
    const names = node.descendantsOfType('lambda_function_type_parameters')[0];
    const own = names?.parent?.parent?.equals(node) ? names.namedChildren.map(boundName) : undefined;
    if (own && list !== undefined && own.length !== types.length)
      this.report(node, `The closure has ${own.length} parameters; ${wanted} gives it ${types.length}.`);
    own?.forEach((name, index) => {
      if (name !== undefined) inner.bind(name, types[index]);
    });
    if (!own) types.forEach((type, index) => inner.bind(`$${index}`, type));
    for (const item of node.childForFieldName('captures')?.namedChildren ?? []) {
      const name = item?.childForFieldName('name')?.text;
      const value = item?.childForFieldName('value') ?? null;
      if (name === undefined) continue;
      const type = value ? this.typeOf(value, scope) : scope.typeOf(name);
      inner.bind(name, type && item?.text.startsWith('weak') ? `${bare(type)}?` : type);
    }
    this.statements(node.namedChildren.find((child) => child?.type === 'statements') ?? null, inner);
  }
}

/** The statement of a call, up to the call: `try` covers what is right of it. */
function textBefore(call: Node): string {
  let statement = call;
  while (
    statement.parent &&
    !['statements', 'source_file', 'class_body', 'lambda_literal'].includes(statement.parent.type)
  )
    statement = statement.parent;
  return statement.text.slice(0, call.startIndex - statement.startIndex);
}
