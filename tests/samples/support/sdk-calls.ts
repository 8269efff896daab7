/** Finds, in a parsed program, what it calls on the client of an SDK. */
import type { Node } from 'web-tree-sitter';
import type { SdkLanguage } from '../../../pipeline/languages/lists.ts';
import { nodesOfType } from './grammar.ts';

/** Languages whose SDK is not installed here, so that only their grammar can check them. */
export type ParsedSdkLanguage = Exclude<SdkLanguage, 'node'>;

export interface SdkCall {
  readonly line: number;
  /** Accessors and method called on the client, e.g. `tokens.create`. */
  readonly chain: string;
  /** Source of the arguments that have no name. */
  readonly positional: readonly string[];
  /** Names of the arguments that have one. */
  readonly keywords: readonly string[];
}

interface CallGrammar {
  /** Matches the source of the statement that makes a client; the first group is its variable. */
  readonly client: RegExp;
  readonly callType: string;
  readonly callee: (call: Node) => string;
}

const field = (node: Node, name: string): string => node.childForFieldName(name)?.text ?? '';

const GRAMMARS: Readonly<Record<ParsedSdkLanguage, CallGrammar>> = {
  python: {
    client: /(\w+)\s*=\s*(?:Async)?BasisTheory\(/g,
    callType: 'call',
    callee: (call) => field(call, 'function'),
  },
  csharp: {
    client: /(\w+)\s*=\s*new\s+(?:BasisTheoryApi|global::BasisTheory\.Client\.BasisTheory)\(/g,
    callType: 'invocation_expression',
    callee: (call) => field(call, 'function'),
  },
  go: {
    client: /(\w+)\s*:=\s*client\.NewClient\(/g,
    callType: 'call_expression',
    callee: (call) => field(call, 'function'),
  },
  java: {
    client: /(\w+)\s*=\s*(?:Async)?BasisTheoryApiClient\s*\.builder\(/g,
    callType: 'method_invocation',
    callee: (call) => `${field(call, 'object')}.${field(call, 'name')}`,
  },
};

/** Accessors that change what a method returns, not which method it is. */
const RAW_RESPONSE = /\.(?:with_raw_response|WithRawResponse|withRawResponse)(?=\.)/;

/** The calls of methods on each client of a program. */
export function sdkCalls(language: ParsedSdkLanguage, root: Node): SdkCall[] {
  const { client, callType, callee } = GRAMMARS[language];
  const clients = new Set([...root.text.matchAll(client)].map(([, name]) => name ?? ''));
  return nodesOfType(root, callType).flatMap((call): SdkCall[] => {
    const [subject = '', ...chain] = callee(call)
      .replace(/\s+|\(\)/g, '')
      .replace(RAW_RESPONSE, '')
      .split('.');
    const isAccessor =
      language === 'java' &&
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
