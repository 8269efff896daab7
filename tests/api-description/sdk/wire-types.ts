import path from 'node:path';
import ts from 'typescript';
import { descendants, parseFile, resourceNames, sdkFiles } from './package.ts';

/** A type as it travels: names and optionality are the JSON's, not of the SDK's own objects. */
export type WireType =
  | { readonly kind: 'any' }
  | { readonly kind: 'scalar'; readonly type: 'string' | 'number' | 'boolean' }
  | { readonly kind: 'enum'; readonly values: readonly string[] }
  | { readonly kind: 'array'; readonly items: WireType }
  | { readonly kind: 'map'; readonly values: WireType }
  | { readonly kind: 'named'; readonly name: string };

export interface WireProperty {
  readonly required: boolean;
  readonly type: WireType;
}

/** A declaration: an object by its properties, or another name for a type. */
export type WireDeclaration = ReadonlyMap<string, WireProperty> | WireType;

/**
 * Reads the wire types of the SDK: the `Raw` declarations of its serializers. Types of unnamed responses go by the path
 * of their serializer, e.g. `keys.list.Response`.
 *
 * @throws Error when two different files declare the same name, or a declaration has a form that is not known here
 */
export function readWireTypes(): ReadonlyMap<string, WireDeclaration> {
  const declarations = new Map<string, WireDeclaration>();
  for (const file of sdkFiles('serialization', /(?<!^index)\.d\.ts$/)) {
    const source = parseFile(file);
    for (const namespace of descendants(source, ts.isModuleDeclaration)) {
      const [raw] = descendants(namespace, isRaw);
      if (!raw) continue;
      const name = declaredName(file, namespace.name.text);
      if (declarations.has(name))
        throw new Error(`${file} declares ${name} a second time. Distinguish the two by their resource.`);
      declarations.set(name, ts.isInterfaceDeclaration(raw) ? properties(raw) : wireType(raw.type));
    }
  }
  return declarations;
}

type RawDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

function isRaw(node: ts.Node): node is RawDeclaration {
  return (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && node.name.text === 'Raw';
}

function declaredName(file: string, namespace: string): string {
  return namespace === 'Response'
    ? [...resourceNames(file), path.basename(file, '.d.ts'), namespace].join('.')
    : namespace;
}

function properties(raw: ts.InterfaceDeclaration): ReadonlyMap<string, WireProperty> {
  return new Map(
    raw.members.filter(ts.isPropertySignature).map((member) => {
      if (!member.type)
        throw new Error(`${member.getText()} in ${raw.getSourceFile().fileName} has no type.`);
      const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
      return [name, { required: !member.questionToken, type: wireType(member.type) }];
    }),
  );
}

function wireType(node: ts.TypeNode): WireType {
  if (ts.isUnionTypeNode(node)) return unionType(node);
  if (ts.isArrayTypeNode(node)) return { kind: 'array', items: wireType(node.elementType) };
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal))
    return { kind: 'enum', values: [node.literal.text] };
  if (ts.isTypeReferenceNode(node)) return referencedType(node);
  switch (node.kind) {
    case ts.SyntaxKind.UnknownKeyword:
      return { kind: 'any' };
    case ts.SyntaxKind.StringKeyword:
      return { kind: 'scalar', type: 'string' };
    case ts.SyntaxKind.NumberKeyword:
      return { kind: 'scalar', type: 'number' };
    case ts.SyntaxKind.BooleanKeyword:
      return { kind: 'scalar', type: 'boolean' };
    default:
      throw new Error(
        `The wire type "${node.getText()}" in ${node.getSourceFile().fileName} has a form that is not known here.`,
      );
  }
}

function unionType(node: ts.UnionTypeNode): WireType {
  const members = node.types.filter((type) => !/^(null|undefined)$/.test(type.getText()));
  const [only] = members;
  if (only && members.length === 1) return wireType(only);
  const types = members.map(wireType);
  return { kind: 'enum', values: types.flatMap((type) => (type.kind === 'enum' ? type.values : [])) };
}

function referencedType(node: ts.TypeReferenceNode): WireType {
  const [, values] = node.typeArguments ?? [];
  if (node.typeName.getText() === 'Record' && values) return { kind: 'map', values: wireType(values) };
  const parts = node.typeName.getText().split('.');
  return { kind: 'named', name: parts.at(-2) ?? '' };
}
