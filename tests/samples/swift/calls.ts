/** The calls and closures of a Swift sample, compared with what its libraries declare. */
import type { Node } from 'web-tree-sitter';
import type { SwiftCallable } from '../../../scripts/swift-api/shape.ts';
import { argumentsOf, matchArguments, type Argument } from './arguments.ts';
import { Expressions, META } from './expressions.ts';
import { bare, inside, isOptional } from './library.ts';
import { boundName, Scope } from './scope.ts';

export abstract class Calls extends Expressions {
  protected abstract statements(block: Node | null, scope: Scope): void;

  protected override callType(node: Node, scope: Scope): string | undefined {
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

  /** The methods, initializers, or library functions that a call can mean. */
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
    // The grammar puts the `try` of a chain of calls inside its first call.
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

  /** A closure, whose parameters have the types that the call gives them. */
  protected override closure(node: Node, scope: Scope, wanted?: string): void {
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
    for (const [index, type] of own ? [] : types.entries()) inner.bind(`$${index}`, type);
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
