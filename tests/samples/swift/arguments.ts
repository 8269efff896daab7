/** The arguments of a Swift call, compared with the parameters of what it calls. */
import type { Node } from 'web-tree-sitter';
import type { SwiftCallable, SwiftParameter } from '../../../scripts/swift-api/shape.ts';

export interface Argument {
  readonly label?: string;
  readonly value: Node;
  /** After the parentheses, where its label isn't written. */
  readonly trailing?: true;
}

const labelOf = (argument: Node): string | undefined => argument.childForFieldName('name')?.text;

/** The arguments in parentheses or brackets, and closures after them. */
export function argumentsOf(suffix: Node): Argument[] {
  return suffix.namedChildren.flatMap((child): Argument[] => {
    if (child?.type === 'lambda_literal') return [{ value: child, trailing: true }];
    if (child?.type !== 'value_arguments') return [];
    return child.namedChildren.flatMap((argument): Argument[] => {
      const value = argument?.childForFieldName('value');
      const label = argument ? labelOf(argument) : undefined;
      return value ? [{ ...(label !== undefined && { label }), value }] : [];
    });
  });
}

export type Match =
  | { readonly pairs: readonly (readonly [Argument, SwiftParameter])[] }
  | { readonly problem: string };

const written = ({ label, type }: SwiftParameter): string => `${label ?? '_'}: ${type}`;
const isClosure = ({ type }: SwiftParameter): boolean => type.includes('->');

/** Assigns arguments to parameters in Swift's order, or tells the first thing that doesn't fit. */
export function matchArguments(given: readonly Argument[], { parameters }: SwiftCallable): Match {
  const pairs: (readonly [Argument, SwiftParameter])[] = [];
  let next = 0;
  for (const argument of given) {
    const index = parameters.findIndex(
      (parameter, position) =>
        position >= next && (argument.trailing ? isClosure(parameter) : parameter.label === argument.label),
    );
    const parameter = parameters[index];
    if (!parameter) return { problem: unknownArgument(argument, parameters) };
    const skipped = parameters.slice(next, index).find((candidate) => !candidate.default);
    if (skipped) return { problem: `The argument "${written(skipped)}" is missing.` };
    pairs.push([argument, parameter]);
    next = index + 1;
  }
  const missing = parameters.slice(next).find((parameter) => !parameter.default);
  return missing ? { problem: `The argument "${written(missing)}" is missing.` } : { pairs };
}

function unknownArgument({ label, trailing }: Argument, parameters: readonly SwiftParameter[]): string {
  const known = `It has: ${parameters.map(written).join(', ') || 'none'}.`;
  if (trailing) return `No parameter takes the closure after the call. ${known}`;
  const isLate = parameters.some((parameter) => parameter.label === label);
  const name = label === undefined ? 'An argument without a label' : `The argument "${label}:"`;
  return `${name} ${isLate ? 'comes too late or twice' : 'is unknown'}. ${known}`;
}
