/** Finds, in a parsed program, what it calls on the client of an SDK. */
import type { Node } from 'web-tree-sitter';
import { nodesOfType } from './grammar.ts';
import type { ParsedSdk } from './parsed-sdk.ts';

export interface SdkCall {
  readonly line: number;
  /** Accessors and method called on the client, e.g. `tokens.create`. */
  readonly chain: string;
  /** Source of the arguments that have no name. */
  readonly positional: readonly string[];
  /** Names of the arguments that have one. */
  readonly keywords: readonly string[];
}

/** The source of a field of a node; empty when it has none. */
export const field = (node: Node, name: string): string => node.childForFieldName(name)?.text ?? '';

/** Accessors that change what a method returns, not which method it is. */
const RAW_RESPONSE = /\.(?:with_raw_response|WithRawResponse|withRawResponse)(?=\.)/;

/** The calls of methods on each client of a program. */
export function sdkCalls({ client, callType, callee, hasCalledAccessors }: ParsedSdk, root: Node): SdkCall[] {
  const clients = new Set([...root.text.matchAll(client)].map(([, name]) => name ?? ''));
  return nodesOfType(root, callType).flatMap((call): SdkCall[] => {
    const [subject = '', ...chain] = callee(call)
      .replace(/\s+|\(\)/g, '')
      .replace(RAW_RESPONSE, '')
      .split('.');
    const isAccessor =
      hasCalledAccessors &&
      call.parent?.type === callType &&
      call.parent.childForFieldName('object')?.id === call.id;
    const isOnResult = chain.some((name) => name.includes('('));
    if (!clients.has(subject) || isOnResult || (isAccessor && !hasArguments(call))) return [];
    return [{ line: call.startPosition.row + 1, chain: chain.join('.'), ...callArguments(call) }];
  });
}

function hasArguments(call: Node): boolean {
  return (call.childForFieldName('arguments')?.namedChildCount ?? 0) > 0;
}

function callArguments(call: Node): Pick<SdkCall, 'positional' | 'keywords'> {
  const given = call.childForFieldName('arguments')?.namedChildren.filter((node) => node !== null) ?? [];
  const isKeyword = (node: Node): boolean =>
    node.type === 'keyword_argument' || node.firstNamedChild?.type === 'name_colon';
  return {
    positional: given.filter((node) => !isKeyword(node) && node.type !== 'comment').map((node) => node.text),
    keywords: given.filter(isKeyword).map((node) => node.firstNamedChild?.text.replace(':', '') ?? ''),
  };
}
