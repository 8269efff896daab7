/** The declarations and statements of a Swift sample, and the names they bind with their types. */
import type { Node } from 'web-tree-sitter';
import { callable, typeText } from '../../../scripts/swift-api/signatures.ts';
import { nodesOfType } from '../support/reading/grammar.ts';
import { Calls } from './calls.ts';
import { bare, inside } from './library.ts';
import { boundName, declaredType, Scope } from './scope.ts';

export class Statements extends Calls {
  /** Checks a whole sample. */
  program(root: Node): void {
    for (const type of nodesOfType(root, 'class_declaration')) this.declare(type);
    for (const node of root.namedChildren)
      if (node?.type === 'function_declaration') this.declareFunction(node, '');
    this.statements(root, new Scope());
  }

  private declare(type: Node): void {
    const name = type.childForFieldName('name')?.text ?? '';
    for (const base of type.namedChildren.filter((child) => child?.type === 'inheritance_specifier'))
      if (base && this.libraries.type(base.text)?.kind === 'class')
        this.report(base, `${base.text} can't be subclassed outside its library.`);
    this.own.set(name, undefined);
    for (const member of type.childForFieldName('body')?.namedChildren ?? []) {
      if (member?.type === 'property_declaration')
        this.own.set(
          `${name}.${boundName(member.childForFieldName('name')) ?? ''}`,
          this.propertyType(member),
        );
      if (member?.type === 'function_declaration') this.declareFunction(member, `${name}.`);
      if (member?.type === 'enum_entry')
        for (const entry of member.childrenForFieldName('name'))
          this.own.set(`${name}.${entry?.text ?? ''}`, name);
    }
  }

  private declareFunction(node: Node, owner: string): void {
    const name = node.childForFieldName('name')?.text ?? '';
    this.own.set(`${owner}${name}`, undefined);
    this.own.set(`${owner}${name}()`, callable(node, false).returns);
  }

  private propertyType(property: Node): string | undefined {
    const annotated = declaredType(property);
    if (annotated !== undefined) return annotated;
    return /^([A-Z]\w*)\(/.exec(property.childForFieldName('value')?.text ?? '')?.[1];
  }

  protected override statements(block: Node | null, scope: Scope): void {
    for (const node of block?.namedChildren ?? []) if (node) this.statement(node, scope);
  }

  private statement(node: Node, scope: Scope): void {
    switch (node.type) {
      case 'class_declaration':
        this.typeBody(node, scope);
        return;
      case 'function_declaration':
      case 'init_declaration':
        this.functionBody(node, scope);
        return;
      case 'property_declaration':
        this.property(node, scope);
        return;
      case 'assignment':
        this.assignment(node, scope);
        return;
      case 'guard_statement':
      case 'if_statement':
        this.condition(node, scope);
        return;
      case 'for_statement':
        this.loop(node, scope);
        return;
      case 'switch_statement':
        this.choice(node, scope);
        return;
      case 'do_statement':
        this.attempt(node, scope);
        return;
      default:
        this.typeOf(node, scope);
    }
  }

  private typeBody(node: Node, scope: Scope): void {
    const inner = new Scope(scope);
    const name = node.childForFieldName('name')?.text ?? '';
    inner.bind('self', name);
    inner.bind('Self', undefined);
    this.statements(node.childForFieldName('body'), inner);
  }

  private functionBody(node: Node, scope: Scope): void {
    const inner = new Scope(scope);
    const { parameters } = callable(node, false);
    node.namedChildren
      .filter((child) => child?.type === 'parameter')
      .forEach((parameter, index) => {
        const name = parameter?.childForFieldName('name')?.text;
        if (name !== undefined) inner.bind(name, parameters[index]?.type);
      });
    const body = node.childForFieldName('body');
    this.statements(body?.namedChildren.find((child) => child?.type === 'statements') ?? null, inner);
  }

  private property(node: Node, scope: Scope): void {
    const annotated = declaredType(node);
    const type = this.typeOf(node.childForFieldName('value'), scope, annotated);
    const computed = node.childForFieldName('computed_value');
    if (computed) this.statements(nodesOfType(computed, 'statements')[0] ?? null, new Scope(scope));
    const pattern = node.childForFieldName('name');
    const names = pattern ? nodesOfType(pattern, 'simple_identifier') : [];
    for (const { text } of names) scope.bind(text, names.length === 1 ? (annotated ?? type) : undefined);
  }

  private assignment(node: Node, scope: Scope): void {
    const target = node.childForFieldName('target')?.firstNamedChild ?? null;
    const type = this.typeOf(target, scope);
    if (target?.type === 'navigation_expression') this.settable(target, scope);
    const given = this.typeOf(node.childForFieldName('result'), scope, type);
    if (type !== undefined && given !== undefined && !type.endsWith('!') && !this.libraries.fits(given, type))
      this.report(node, `${target?.text ?? ''} is ${type}, not ${given}.`);
  }

  private settable(target: Node, scope: Scope): void {
    const owner = this.typeOf(target.firstNamedChild, scope);
    const name = target.childForFieldName('suffix')?.childForFieldName('suffix')?.text ?? '';
    const member =
      owner === undefined ? undefined : this.libraries.member(bare(owner).replace(/\.Type$/, ''), name);
    if (member?.kind === 'property' && !member.settable) this.report(target, `${target.text} can't be set.`);
  }

  /** What a `guard` binds is visible after it. What an `if` binds is visible in its first block. */
  private condition(node: Node, scope: Scope): void {
    const isGuard = node.type === 'guard_statement';
    const inner = isGuard ? scope : new Scope(scope);
    const before = new Scope(scope);
    const { children } = node;
    for (let index = 1; index < children.length; index++) {
      const child = children[index];
      if (!child || child.type === '{' || child.type === 'else') break;
      if (child.type === 'value_binding_pattern') {
        const name = children[index + 1]?.text ?? '';
        const hasValue = children[index + 2]?.type === '=';
        const type = hasValue
          ? this.typeOf(children[index + 3] ?? null, inner)
          : (inner.typeOf(name) ?? this.typeOf(children[index + 1] ?? null, inner));
        inner.bind(name, type && bare(type));
        index += hasValue ? 3 : 1;
      } else if (child.type === 'case') {
        const equals = children.findIndex((candidate, place) => place > index && candidate?.type === '=');
        const type = this.typeOf(children[equals + 1] ?? null, inner);
        this.pattern(children.slice(index + 1, equals), type, inner, child);
        index = equals + 1;
      } else if (child.isNamed) this.typeOf(child, inner);
    }
    let isFirst = !isGuard;
    for (const block of children.filter(
      (child) => child?.type === 'statements' || child?.type === 'if_statement',
    )) {
      if (block?.type === 'if_statement') this.condition(block, before);
      else this.statements(block, new Scope(isFirst ? inner : before));
      isFirst = false;
    }
  }

  /** The case of a pattern such as `.httpError(let status, _)`, and the number of its values. */
  private pattern(
    nodes: readonly (Node | null)[],
    type: string | undefined,
    scope: Scope,
    place: Node,
  ): string | undefined {
    const name = nodes.find((node) => node?.type === 'simple_identifier')?.text;
    const values = nodes.flatMap((node) => (node?.type === 'pattern' ? [node] : []));
    const owner = type === undefined ? undefined : this.libraries.type(bare(type));
    const declared = name === undefined ? undefined : owner?.cases[name];
    if (owner && name !== undefined && !declared)
      this.report(place, `${bare(type ?? '')} has no case ${name}.`);
    if (declared && values.length > 0 && declared.length !== values.length)
      this.report(place, `The case ${name} has ${declared.length} values, not ${values.length}.`);
    values.forEach((value, index) => {
      const bound = boundName(value);
      if (bound !== undefined) scope.bind(bound, declared?.[index]?.type);
    });
    return name;
  }

  private loop(node: Node, scope: Scope): void {
    const inner = new Scope(scope);
    const type = this.typeOf(node.childForFieldName('collection'), scope);
    const name = boundName(node.childForFieldName('item'));
    if (name !== undefined) inner.bind(name, type === undefined ? undefined : inside(type));
    this.statements(node.namedChildren.find((child) => child?.type === 'statements') ?? null, inner);
  }

  private choice(node: Node, scope: Scope): void {
    const type = this.typeOf(node.childForFieldName('expr'), scope);
    const cases = new Set<string | undefined>();
    let hasDefault = false;
    for (const entry of node.namedChildren.filter((child) => child?.type === 'switch_entry')) {
      if (!entry) continue;
      const inner = new Scope(scope);
      hasDefault ||= entry.text.startsWith('default');
      for (const pattern of entry.namedChildren.filter((child) => child?.type === 'switch_pattern'))
        if (pattern) cases.add(this.pattern(pattern.firstNamedChild?.children ?? [], type, inner, pattern));
      this.statements(entry.namedChildren.find((child) => child?.type === 'statements') ?? null, inner);
    }
    const all = Object.keys((type === undefined ? undefined : this.libraries.type(bare(type)))?.cases ?? {});
    const missing = hasDefault ? [] : all.filter((name) => !cases.has(name));
    if (missing.length > 0)
      this.report(node, `The switch lacks ${missing.join(', ')} of ${bare(type ?? '')}.`);
  }

  private attempt(node: Node, scope: Scope): void {
    for (const child of node.namedChildren) {
      const block =
        child?.type === 'catch_block'
          ? child.namedChildren.find((inner) => inner?.type === 'statements')
          : child;
      const inner = new Scope(scope);
      if (child?.type === 'catch_block')
        inner.bind('error', typeText(nodesOfType(child, 'user_type')[0] ?? null) ?? 'Error');
      this.statements(block ?? null, inner);
    }
  }
}
