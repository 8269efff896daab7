import type { Node } from 'web-tree-sitter';
import type { SdkMethod } from '../../../../pipeline/content/sdk-methods/index.ts';
import type { Grammar } from './grammar.ts';
import type { SdkCall } from './sdk-calls.ts';
import type { TypedObject } from './typed-objects.ts';

/** How a program in a language uses an SDK, as far as its grammar shows. */
export interface ParsedSdk {
  readonly grammar: Grammar;
  /** Matches the source of the statement that makes a client; the first group is its variable. */
  readonly client: RegExp;
  /** What the grammar calls a call. */
  readonly callType: string;
  /** What is called, with the accessors before it, e.g. `client.tokens.create`. */
  readonly callee: (call: Node) => string;
  /** Accessors are calls too, e.g. `client.tokens().create()`. */
  readonly hasCalledAccessors?: true;
  /**
   * What is wrong with the arguments of a call.
   *
   * @param place begins each sentence
   */
  readonly argumentProblems: (place: string, call: SdkCall, method: SdkMethod) => readonly string[];
  /** How a program names the package or namespace of a request's type. */
  readonly importOf: (from: string, type: string) => string;
  /** The objects of named types, nested ones included. */
  readonly typedObjects: (root: Node) => TypedObject[];
}
