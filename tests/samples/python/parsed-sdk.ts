import type { Node } from 'web-tree-sitter';
import { bundledGrammar, nodesOfType } from '../support/reading/grammar.ts';
import type { ParsedSdk } from '../support/reading/parsed-sdk.ts';
import { field } from '../support/reading/sdk-calls.ts';
import { typedObject } from '../support/reading/typed-objects.ts';

/** All but the values of the path are arguments with names. */
const argumentProblems: ParsedSdk['argumentProblems'] = (place, { positional, keywords }, method) => {
  if (positional.length < method.path.length)
    return [`${place}: ${method.path.length} values of the path belong here, not ${positional.length}.`];
  const extra = positional[method.path.length];
  const allowed = new Set([
    ...method.keywords,
    'request_options',
    ...(method.idempotent ? ['idempotency_key'] : []),
    ...(method.request === 'free' ? ['request'] : []),
  ]);
  return [
    ...(extra === undefined
      ? []
      : [`${place}: "${extra.slice(0, 40)}" must have a name, because only values of the path have none.`]),
    ...keywords.filter((name) => !allowed.has(name)).map((name) => `${place}: there is no argument ${name}.`),
  ];
};

function keywordNames(call: Node): string[] {
  const given = call.childForFieldName('arguments')?.namedChildren ?? [];
  return given.flatMap((node) =>
    node?.type === 'keyword_argument' ? [node.firstNamedChild?.text ?? ''] : [],
  );
}

/** How Python uses the SDK. */
export const PARSED_SDK: ParsedSdk = {
  grammar: bundledGrammar('python'),
  client: /(\w+)\s*=\s*(?:Async)?BasisTheory\(/g,
  callType: 'call',
  callee: (call) => field(call, 'function'),
  argumentProblems,
  importOf: () => 'basis_theory',
  typedObjects: (root) =>
    nodesOfType(root, 'call').map((call) =>
      typedObject(call, call.childForFieldName('function'), keywordNames(call)),
    ),
};
