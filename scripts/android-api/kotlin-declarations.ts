/** Reads a Kotlin file's public declarations as names and signatures, without code. */
import type { Node } from 'web-tree-sitter';
import { bundledGrammar, parse, syntaxErrors } from '../../tests/samples/support/reading/grammar.ts';
import type { Declaration } from './record.ts';

/** A file's package, its imports by the name that they have in the file, and its public declarations. */
export interface DeclaredFile {
  readonly package: string;
  readonly imports: ReadonlyMap<string, string>;
  readonly declarations: readonly Declaration[];
}

const TYPES = new Set(['class_declaration', 'object_declaration', 'companion_object']);
/** Annotations say nothing about how a declaration is used. */
const KEPT = new Set([
  ...['open', 'abstract', 'sealed', 'data', 'enum', 'override', 'suspend', 'operator', 'infix', 'inline'],
  ...['const', 'lateinit', 'protected', 'inner', 'vararg'],
]);

const children = (node: Node): Node[] => node.children.filter((child) => child !== null);
const child = (node: Node | undefined, ...types: readonly string[]): Node | undefined =>
  node && children(node).find(({ type }) => types.includes(type));
const has = (node: Node, word: string): boolean => children(node).some(({ type }) => type === word);
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The words before a declaration, without annotations and comments. */
function words(node: Node): string[] {
  const modifiers = child(node, 'modifiers');
  const all = modifiers ? children(modifiers).filter(({ type }) => type !== 'annotation') : [];
  return all.flatMap(({ text }) => flat(text).split(' '));
}

const isPublic = (node: Node): boolean => !words(node).some((word) => /^(?:private|internal)$/.test(word));
const prefix = (node: Node): string =>
  words(node)
    .filter((word) => KEPT.has(word))
    .map((word) => `${word} `)
    .join('');

/** A node's type, which follows the colon after its name. */
function typeOf(node: Node): string | undefined {
  const all = children(node);
  const colon = all.findIndex(({ type }) => type === ':');
  return colon === -1 ? undefined : flat(all[colon + 1]?.text ?? '');
}

/** Returns `(name: Type, other: Type = …)`. Properties keep the words `val` and `var` when asked for. */
function parameters(list: Node | undefined, keepsProperties = false): string {
  const all = list ? children(list) : [];
  const each = all.flatMap((node, place) => {
    if (!/^(?:class_)?parameter$/.test(node.type)) return [];
    const name = child(node, 'simple_identifier')?.text ?? '';
    // The default of a function's parameter follows it. A class's parameter includes its default.
    const isOptional = has(node, '=') || all[place + 1]?.type === '=';
    const isProperty = keepsProperties && isPublic(node);
    const kind = isProperty ? `${prefix(node)}${child(node, 'binding_pattern_kind')?.text ?? ''} ` : '';
    return [`${kind.trimStart()}${name}: ${typeOf(node) ?? ''}${isOptional ? ' = …' : ''}`];
  });
  return `(${each.join(', ')})`;
}

/** The type of an expression that its declaration doesn't give, as far as the libraries have such expressions. */
function inferred(expression: string, owner: string, name: string): string {
  if (/^".*"$/.test(expression)) return 'String';
  if (/^apply\b/.test(expression)) return owner;
  const constructed = /^([A-Z]\w*)\(/.exec(expression)?.[1];
  if (constructed !== undefined) return constructed;
  if (/\.set[A-Z]\w*\([^]*\)$/.test(expression)) return 'Unit';
  throw new Error(
    `${owner}.${name} has no type, and "${flat(expression).slice(0, 60)}" doesn't show it. Add the case to inferred() in scripts/android-api/kotlin-declarations.ts.`,
  );
}

function functionOf(node: Node, owner: string): string {
  const all = children(node);
  const list = all.findIndex(({ type }) => type === 'function_value_parameters');
  const name = all[list - 1]?.text ?? '';
  const start = all.findIndex(({ type }) => type === 'fun');
  const before = flat(
    all
      .slice(start + 1, list)
      .map(({ text, type }) => (type === 'type_parameters' ? `${text} ` : text))
      .join(''),
  );
  const after = all.slice(list + 1).find(({ type }) => type !== 'function_body');
  const given = after?.type === ':' ? flat(all[list + 2]?.text ?? '') : undefined;
  const body = child(node, 'function_body')?.text ?? '';
  const type = given ?? (body.startsWith('=') ? inferred(body.slice(1).trim(), owner, name) : 'Unit');
  return `${prefix(node)}fun ${before}${parameters(all[list])}: ${type}`;
}

function propertyOf(node: Node, owner: string, next: Node | undefined): string {
  const variable = child(node, 'variable_declaration');
  const name = child(variable, 'simple_identifier')?.text ?? '';
  const value = children(node).findIndex(({ type }) => type === '=');
  const expression = children(node)[value + 1]?.text ?? '';
  const type = (variable && typeOf(variable)) ?? inferred(expression, owner, name);
  // Readers can't set what only its class sets. The grammar puts an accessor on a line of its own beside the property.
  const setter = child(node, 'setter') ?? (next?.type === 'setter' ? next : undefined);
  const isReadOnly = setter !== undefined && /^(?:private|internal)\b/.test(setter.text);
  const kind = isReadOnly ? 'val' : (child(node, 'binding_pattern_kind')?.text ?? 'val');
  return `${prefix(node)}${kind} ${name}: ${type}`;
}

/** The properties that a class's constructor declares. */
function declaredProperties(constructor: Node | undefined): string[] {
  const all = constructor ? children(constructor).filter(({ type }) => type === 'class_parameter') : [];
  return all
    .filter((node) => isPublic(node) && has(node, 'binding_pattern_kind'))
    .map(
      (node) =>
        `${prefix(node)}${child(node, 'binding_pattern_kind')?.text ?? ''} ${child(node, 'simple_identifier')?.text ?? ''}: ${typeOf(node) ?? ''}`,
    );
}

/** What a class extends, with the arguments that are parameters of its constructor. */
function supertypes(node: Node, list: string): string {
  const all = children(node).filter(({ type }) => type === 'delegation_specifier');
  const each = all.map(({ text }) => {
    const [, type = '', values] = /^([\w.]+(?:<.*?>)?)\s*(?:\(([^]*)\))?$/.exec(text) ?? [];
    if (values === undefined) return type;
    const names = values.split(',').map((value) => value.trim());
    return `${type}(${names.every((name) => list.includes(`${name}: `)) ? names.join(', ') : ''})`;
  });
  return each.length === 0 ? '' : ` : ${each.join(', ')}`;
}

function typeDeclaration(node: Node): Declaration {
  const body = child(node, 'class_body', 'enum_class_body');
  const members = body ? children(body) : [];
  if (node.type === 'companion_object')
    return { header: 'companion object', members: declarationsIn(members, '') };
  const name = child(node, 'type_identifier')?.text ?? '';
  const inside = declarationsIn(members, name);
  if (node.type === 'object_declaration') return { header: `object ${name}`, members: inside };
  const constructor = child(node, 'primary_constructor');
  if (has(node, 'enum')) {
    const entries = members.filter(({ type }) => type === 'enum_entry');
    const names = entries.map((entry) => `entry ${child(entry, 'simple_identifier')?.text ?? ''}`);
    return {
      header: `enum class ${name}`,
      members: [...names, ...declaredProperties(constructor), ...inside],
    };
  }
  const kind = has(node, 'interface') ? 'interface' : 'class';
  const generics = child(node, 'type_parameters')?.text ?? '';
  const isHidden = constructor && !isPublic(constructor) ? ' internal constructor' : '';
  const list = constructor ? parameters(constructor, true) : '';
  const head = `${prefix(node)}${kind} ${name}${generics}`;
  const others = inside.some((member) => typeof member === 'string' && member.startsWith('constructor'));
  if (constructor && others && isHidden === '')
    return {
      header: `${head}${supertypes(node, list)}`,
      members: [`constructor${parameters(constructor)}`, ...declaredProperties(constructor), ...inside],
    };
  // No one outside the library calls a hidden constructor, whose types can be hidden too.
  const shown = isHidden === '' ? list : `${isHidden}()`;
  return { header: `${head}${shown}${supertypes(node, isHidden === '' ? list : '')}`, members: inside };
}

function declarationsIn(nodes: readonly Node[], owner: string): Declaration[] {
  return nodes.flatMap((node, place): Declaration[] => {
    if (!isPublic(node)) return [];
    if (TYPES.has(node.type)) return [typeDeclaration(node)];
    if (node.type === 'function_declaration') return [functionOf(node, owner)];
    if (node.type === 'property_declaration') return [propertyOf(node, owner, nodes[place + 1])];
    if (node.type === 'secondary_constructor')
      return [`constructor${parameters(child(node, 'function_value_parameters'))}`];
    return [];
  });
}

/**
 * Reads what a file declares for others.
 *
 * @throws Error with the first place that isn't valid Kotlin, or with the declaration whose type isn't clear
 */
export async function kotlinDeclarations(code: string): Promise<DeclaredFile> {
  const root = await parse(bundledGrammar('kotlin'), code);
  const [mistake] = syntaxErrors(root);
  if (mistake !== undefined) throw new Error(`The file can't be read: ${mistake}`);
  const imports = [...code.matchAll(/^import ([\w.]+?)(?: as (\w+))?$/gm)].map(
    ([, path = '', alias]): [string, string] => [
      alias ?? path.split('.').at(-1) ?? '',
      alias === undefined ? path : `${path} as ${alias}`,
    ],
  );
  return {
    package: /^package ([\w.]+)/m.exec(code)?.[1] ?? '',
    imports: new Map(imports),
    declarations: declarationsIn(children(root), ''),
  };
}
