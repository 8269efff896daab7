/** Reads parameters, results, and types of Swift declarations from grammar nodes. */
import type { Node } from 'web-tree-sitter';
import type { SwiftCallable, SwiftParameter } from './shape.ts';

/** A type without comments, attributes, labels of closures, and needless parentheses. */
export function typeText(node: Node | null): string | undefined {
  if (!node) return undefined;
  if (node.type === 'tuple_type') return tupleText(node);
  if (node.type === 'function_type') {
    const [params, result] = [node.childForFieldName('params'), node.namedChildren.at(-1) ?? null];
    const list = params ? tupleTypes(params).join(', ') : '';
    return `(${list}) -> ${typeText(result) ?? 'Void'}`;
  }
  if (node.type === 'optional_type') {
    const wrapped = typeText(node.childForFieldName('wrapped')) ?? '';
    return wrapped.includes('->') ? `(${wrapped})?` : `${wrapped}?`;
  }
  return node.text
    .replaceAll(/@\w+ /g, '')
    .replaceAll(/\s*:\s*/g, ': ')
    .replaceAll(/\s+/g, ' ');
}

function tupleTypes(tuple: Node): string[] {
  return tuple.namedChildren.flatMap((item) =>
    item?.type === 'tuple_type_item' ? [typeText(itemType(item)) ?? ''] : [],
  );
}

/** The type comes last in an item, since a label can precede it. */
const itemType = (item: Node): Node | null => item.namedChildren.at(-1) ?? null;

function tupleText(tuple: Node): string {
  const types = tupleTypes(tuple);
  return types.length === 1 ? (types[0] ?? '') : `(${types.join(', ')})`;
}

const TYPES = new Set([
  'user_type',
  'optional_type',
  'array_type',
  'dictionary_type',
  'tuple_type',
  'function_type',
]);

const isType = (node: Node | null): node is Node => node !== null && TYPES.has(node.type);

/** The type that an annotation such as `: String?` gives. */
export const annotatedType = (declaration: Node): string | undefined =>
  typeText(
    declaration.namedChildren
      .find((child) => child?.type === 'type_annotation')
      ?.namedChildren.find(isType) ?? null,
  );

/** Parameters of a function, an initializer, or a subscript. */
function parameters(declaration: Node): SwiftParameter[] {
  return declaration.children.flatMap((child, index) => {
    if (child?.type !== 'parameter') return [];
    const name = child.childForFieldName('external_name') ?? child.childForFieldName('name');
    const unlabeled = name?.text === '_' || declaration.type === 'subscript_declaration';
    return [
      {
        ...(!unlabeled && name && { label: name.text }),
        type: typeText(child.namedChildren.findLast(isType) ?? null) ?? '',
        ...(declaration.children[index + 1]?.type === '=' && { default: true as const }),
      },
    ];
  });
}

/** What a call of the declaration looks like. */
export function callable(declaration: Node, isStatic: boolean): SwiftCallable {
  const arrow = declaration.children.findIndex((child) => child?.type === '->');
  const result = arrow < 0 ? null : (declaration.children[arrow + 1] ?? null);
  const returns = typeText(result);
  const isFailable =
    declaration.type === 'init_declaration' && declaration.children.some((child) => child?.type === '?');
  return {
    parameters: parameters(declaration),
    ...(isStatic && { static: true as const }),
    ...(declaration.children.some((child) => child?.type === 'async') && { async: true as const }),
    ...(declaration.children.some((child) => child?.type === 'throws') && { throws: true as const }),
    ...(isFailable ? { returns: '?' } : returns !== undefined && returns !== 'Void' && { returns }),
  };
}

/** The values of an enum's case, e.g. of `httpError(statusCode: Int, body: String?)`. */
export function caseValues(values: Node | null): SwiftParameter[] {
  if (!values) return [];
  return values.children.flatMap((child, index) => {
    if (!isType(child)) return [];
    const label = values.children[index - 1]?.type === ':' ? values.children[index - 2] : undefined;
    return [{ ...(label && { label: label.text }), type: typeText(child) ?? '' }];
  });
}
