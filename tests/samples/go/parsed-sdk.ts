import { bundledGrammar, nodesOfType } from '../support/reading/grammar.ts';
import type { ParsedSdk } from '../support/reading/parsed-sdk.ts';
import { requestArguments } from '../support/reading/request-arguments.ts';
import { field } from '../support/reading/sdk-calls.ts';
import { memberNames, typedObject } from '../support/reading/typed-objects.ts';

/** The last part of a package's path names it; the root of the module, which ends in its version, is `basistheory`. */
function packageName(from: string): string {
  const name = from.slice(from.lastIndexOf('/') + 1);
  return /^v\d+$/.test(name) ? 'basistheory' : name;
}

/** How Go uses the SDK: the context comes first. */
export const PARSED_SDK: ParsedSdk = {
  grammar: bundledGrammar('go'),
  client: /(\w+)\s*:=\s*client\.NewClient\(/g,
  callType: 'call_expression',
  callee: (call) => field(call, 'function'),
  argumentProblems: requestArguments(
    (type, from) => new RegExp(String.raw`^(?:&${packageName(from)}\.${type}\{|\w+$)`),
    1,
  ),
  importOf: (from) => `"${from}"`,
  typedObjects: (root) =>
    nodesOfType(root, 'composite_literal').map((node) =>
      typedObject(
        node,
        node.childForFieldName('type'),
        memberNames(node.childForFieldName('body'), 'keyed_element'),
      ),
    ),
};
