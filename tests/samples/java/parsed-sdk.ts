import type { Node } from 'web-tree-sitter';
import { bundledGrammar, nodesOfType } from '../support/reading/grammar.ts';
import type { ParsedSdk } from '../support/reading/parsed-sdk.ts';
import { requestArguments } from '../support/reading/request-arguments.ts';
import { field } from '../support/reading/sdk-calls.ts';
import { typedObject, type TypedObject } from '../support/reading/typed-objects.ts';

/** `Type.builder().member(…).build()`, read from its end. */
function builtObject(build: Node): TypedObject[] {
  const members: string[] = [];
  let call = build.childForFieldName('object');
  while (call?.type === 'method_invocation' && field(call, 'name') !== 'builder') {
    members.unshift(field(call, 'name'));
    call = call.childForFieldName('object');
  }
  return [typedObject(build, call?.childForFieldName('object') ?? null, members)];
}

/** How Java uses the SDK. */
export const PARSED_SDK: ParsedSdk = {
  grammar: bundledGrammar('java'),
  client: /(\w+)\s*=\s*(?:Async)?BasisTheoryApiClient\s*\.builder\(/g,
  callType: 'method_invocation',
  callee: (call) => `${field(call, 'object')}.${field(call, 'name')}`,
  hasCalledAccessors: true,
  argumentProblems: requestArguments((type) => new RegExp(String.raw`^(?:${type}\s*\.builder\(|\w+$)`)),
  importOf: (from, type) => `import ${from}.${type};`,
  typedObjects: (root) =>
    nodesOfType(root, 'method_invocation')
      .filter((call) => field(call, 'name') === 'build')
      .flatMap(builtObject),
};
