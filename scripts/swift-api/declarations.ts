/** Reads what a Swift library declares `public`, from the syntax of its source. */
import type { Node } from 'web-tree-sitter';
import { annotatedType, callable, caseValues } from './signatures.ts';
import type { SwiftApi, SwiftType } from './shape.ts';

type Declared = Pick<SwiftApi, 'types' | 'functions' | 'internal'>;

const modifiers = (node: Node): string =>
  node.namedChildren.find((child) => child?.type === 'modifiers')?.text ?? '';
// `public private(set)` is public to read.
const isPublic = (node: Node): boolean => /\b(?:public|open)\b(?!\()/.test(modifiers(node));
const isStatic = (node: Node): boolean => /\bstatic\b/.test(modifiers(node));

/**
 * What the files of a library declare. Extensions of other modules' types are left out.
 *
 * @param roots of the parsed files
 */
export function readDeclarations(roots: readonly Node[]): Declared {
  const declared: Declared = { types: {}, functions: {}, internal: [] };
  const nodes = roots.flatMap(({ namedChildren }) => namedChildren.filter((node) => node !== null));
  const extensions = nodes.filter(isExtension);
  for (const node of nodes.filter((candidate) => !isExtension(candidate))) {
    if (node.type === 'function_declaration' && isPublic(node))
      (declared.functions[nameOf(node)] ??= []).push(callable(node, false));
    else addType(node, '', declared);
  }
  for (const node of extensions) if (nameOf(node) in declared.types) addType(node, '', declared);
  return declared;
}

const isExtension = (node: Node): boolean => node.childForFieldName('declaration_kind')?.text === 'extension';

const nameOf = (node: Node): string => node.childForFieldName('name')?.text ?? '';

function addType(node: Node, outer: string, declared: Declared): void {
  if (node.type !== 'class_declaration' && node.type !== 'protocol_declaration') return;
  const name = `${outer}${nameOf(node)}`;
  if (!isExtension(node) && !isPublic(node)) {
    declared.internal.push(name);
    return;
  }
  const type = (declared.types[name] ??= emptyType(node));
  for (const member of node.childForFieldName('body')?.namedChildren ?? [])
    if (member) addMember(member, name, type, declared);
}

const emptyType = (node: Node): SwiftType => ({
  kind: kindOf(node.childForFieldName('declaration_kind')?.text ?? 'protocol', modifiers(node)),
  bases: basesOf(node),
  inits: [],
  methods: {},
  properties: {},
  cases: {},
  subscripts: [],
  internal: [],
});

function kindOf(declares: string, modifier: string): SwiftType['kind'] {
  if (declares === 'class') return /\bopen\b/.test(modifier) ? 'open class' : 'class';
  return declares === 'enum' || declares === 'protocol' ? declares : 'struct';
}

const basesOf = (node: Node): string[] =>
  node.namedChildren.flatMap((child) => (child?.type === 'inheritance_specifier' ? [child.text] : []));

function addMember(member: Node, typeName: string, type: SwiftType, declared: Declared): void {
  if (member.type === 'enum_entry') {
    addCases(member, type);
    return;
  }
  if (member.type === 'class_declaration') {
    addType(member, `${typeName}.`, declared);
    return;
  }
  if (type.kind !== 'protocol' && !isPublic(member)) {
    const name = member.type === 'init_declaration' ? initName(member) : boundName(member);
    if (name !== '') type.internal.push(name);
    return;
  }
  if (member.type === 'init_declaration') type.inits.push(callable(member, false));
  else if (member.type === 'subscript_declaration') addSubscript(member, type);
  else if (member.type.endsWith('function_declaration'))
    (type.methods[nameOf(member)] ??= []).push(callable(member, isStatic(member)));
  else if (member.type.endsWith('property_declaration')) addProperty(member, type);
}

const initName = (member: Node): string =>
  `init(${callable(member, false)
    .parameters.map(({ label }) => `${label ?? '_'}:`)
    .join('')})`;

const boundName = (member: Node): string => nameOf(member).replace(/^(?:let|var) /, '');

/** Several cases can share an entry: `case a, b(Int)`. */
function addCases(entry: Node, type: SwiftType): void {
  let name = '';
  for (let index = 0; index < entry.childCount; index++) {
    const child = entry.child(index);
    const field = entry.fieldNameForChild(index);
    if (child && field === 'name') {
      name = child.text;
      type.cases[name] = [];
    } else if (child && field === 'data_contents') type.cases[name] = caseValues(child);
  }
}

/** `@dynamicMemberLookup` gives a type every property, so it's kept as a label. */
function addSubscript(member: Node, type: SwiftType): void {
  const { parameters, ...rest } = callable(member, false);
  const isDynamic = member.text.includes('(dynamicMember ');
  const [first] = parameters;
  if (first)
    type.subscripts.push({
      ...rest,
      parameters: [{ ...(isDynamic && { label: 'dynamicMember' }), type: first.type }],
    });
}

function addProperty(member: Node, type: SwiftType): void {
  const isConstant = /^(?:[\w@()]+\s+)*?let\b/.test(member.text);
  const computed = member.childForFieldName('computed_value');
  const setter = computed ? /\bset\b/.test(computed.text) : !isConstant;
  const kind = annotatedType(member) ?? valueType(member.childForFieldName('value'), type);
  type.properties[boundName(member)] = {
    ...(kind !== undefined && { type: kind }),
    ...(isStatic(member) && { static: true }),
    ...(setter && !modifiers(member).includes('(set)') && { settable: true }),
  };
}

/** The type that a value shows by itself, as a literal, a construction, or an array of named values. */
function valueType(value: Node | null, type: SwiftType): string | undefined {
  if (value?.type === 'line_string_literal') return 'String';
  if (value?.type === 'array_literal') {
    const first = value.firstNamedChild;
    const element = valueType(first, type) ?? type.properties[first?.text ?? '']?.type;
    return element === undefined ? undefined : `[${element}]`;
  }
  const constructed = /^([A-Z][\w.]*(?:<[^()]*>)?)\(/.exec(value?.text ?? '');
  return constructed?.[1];
}
