/** What a Kotlin sample passes to Android Elements as the outermost value of a payload. */
import type { Node } from 'web-tree-sitter';
import { bundledGrammar, nodesOfType, parse } from '../support/reading/grammar.ts';

/** The name and the place of the payload argument, by the class or method that takes it. */
const PAYLOADS: ReadonlyMap<string, readonly [name: string, place: number]> = new Map([
  ['CreateTokenRequest', ['data', 2]],
  ['UpdateTokenRequest', ['data', 0]],
  ['CreateTokenIntentRequest', ['data', 1]],
  ['EncryptTokenRequest', ['tokenRequests', 0]],
  ['tokenize', ['body', 0]],
  ['post', ['body', 1]],
  ['put', ['body', 1]],
  ['patch', ['body', 1]],
]);

const named = (node: Node | null): Node[] => (node?.namedChildren ?? []).filter((child) => child !== null);
const flat = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 50);

/** The payload of a call, if it has one. */
function argument(call: Node): Node | undefined {
  const [callee, suffix] = named(call);
  const method = /(\w+)$/.exec(callee?.text ?? '')?.[1] ?? '';
  const [name, place] = PAYLOADS.get(method) ?? [];
  // A proxy takes a ProxyRequest, whose body is set as a property.
  if (name === undefined || /\bproxy\.\w+$/.test(callee?.text ?? '')) return undefined;
  const list = named(suffix ?? null).find(({ type }) => type === 'value_arguments') ?? null;
  const values = named(list).filter(({ type }) => type === 'value_argument');
  const given = values.find((value) => new RegExp(`^${name}\\s*=`).test(value.text));
  const positional = values.every(({ text }) => !/^\w+\s*=[^=]/.test(text)) ? values[place ?? 0] : undefined;
  return named(given ?? positional ?? null).at(-1);
}

/** The bodies that requests of a proxy are given. */
function proxyBodies(root: Node): Node[] {
  return nodesOfType(root, 'assignment').flatMap((node) => {
    const [target, value] = named(node);
    return /(?:^|\.)body$/.test(target?.text ?? '') && value ? [value] : [];
  });
}

/** The classes whose names a minified build keeps, and that have all their fields themselves. */
function keptClasses(root: Node): ReadonlySet<string> {
  const classes = nodesOfType(root, 'class_declaration').filter(
    (node) =>
      /@Keep\b/.test(named(node).find(({ type }) => type === 'modifiers')?.text ?? '') &&
      named(node).every(({ type }) => !['delegation_specifier', 'class_body'].includes(type)),
  );
  return new Set(
    classes.map((node) => named(node).find(({ type }) => type === 'type_identifier')?.text ?? ''),
  );
}

/**
 * What is wrong with a sample's payloads. The library reads the outermost value's fields, even a map's, so a map is
 * sent as its internals: `content/records/android-payloads.yaml`.
 *
 * @param code Kotlin
 * @returns a sentence for each payload that isn't an Element or an object of a class that a minified build keeps
 */
export async function payloadProblems(code: string): Promise<readonly string[]> {
  const root = await parse(bundledGrammar('kotlin'), code);
  const kept = keptClasses(root);
  const payloads = [
    ...nodesOfType(root, 'call_expression').flatMap((call) => argument(call) ?? []),
    ...proxyBodies(root),
  ];
  const isElement = (name: string): boolean =>
    new RegExp(`\\b${name}(?:: \\w*Element\\b| = findViewById<\\w*Element>)`).test(code);
  const isKept = ({ text }: Node): boolean => kept.has(/^(\w+)\(/.exec(text)?.[1] ?? '');
  const isRight = (payload: Node): boolean =>
    /^\w+$/.test(payload.text)
      ? isElement(payload.text)
      : isKept(payload) && objectsIn(payload).every((inner) => isKept(inner));
  return payloads
    .filter((payload) => !isRight(payload))
    .map(
      ({ text, startPosition }) =>
        `Line ${startPosition.row + 1}: the payload "${flat(text)}" is neither an Element nor an object of a class with @Keep, or has such an object inside. Declare a class whose constructor has the keys as properties, and mark it with @Keep.`,
    );
}

/** The objects that a payload is made of. */
const objectsIn = (payload: Node): Node[] =>
  nodesOfType(payload, 'call_expression').filter(({ text }) => /^[A-Z]\w*\(/.test(text));

/** The calls whose payloads are looked at, for a test that there are any. */
export async function payloadCount(code: string): Promise<number> {
  const root = await parse(bundledGrammar('kotlin'), code);
  return (
    nodesOfType(root, 'call_expression').flatMap((call) => argument(call) ?? []).length +
    proxyBodies(root).length
  );
}
