import { bundledGrammar, nodesOfType } from '../support/reading/grammar.ts';
import type { ParsedSdk } from '../support/reading/parsed-sdk.ts';
import { requestArguments } from '../support/reading/request-arguments.ts';
import { field } from '../support/reading/sdk-calls.ts';
import { memberNames, typedObject } from '../support/reading/typed-objects.ts';

/** How C# uses the SDK. */
export const PARSED_SDK: ParsedSdk = {
  grammar: bundledGrammar('c_sharp'),
  client: /(\w+)\s*=\s*new\s+(?:BasisTheoryApi|global::BasisTheory\.Client\.BasisTheory)\(/g,
  callType: 'invocation_expression',
  callee: (call) => field(call, 'function'),
  argumentProblems: requestArguments((type) => new RegExp(String.raw`^(?:new ${type}\b|\w+$)`)),
  importOf: (from) => `using ${from};`,
  typedObjects: (root) =>
    nodesOfType(root, 'object_creation_expression').map((node) =>
      typedObject(
        node,
        node.childForFieldName('type'),
        memberNames(node.childForFieldName('initializer'), 'assignment_expression'),
      ),
    ),
};
