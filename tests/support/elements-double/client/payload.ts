/** Elements in a payload: what is wrong with them, and the payload with their values. */
import { ElementDouble } from './element.ts';
import type { Outgoing } from './element-types.ts';
import { ValidationError } from './errors.ts';
import { problem } from './problem.ts';

type AnyElement = ElementDouble<never, never, never> & Outgoing;

interface Wrapper {
  readonly element: AnyElement;
  readonly method?: string;
  readonly formattingOptions?: { readonly format: string };
}

const isElement = (value: unknown): value is AnyElement => value instanceof ElementDouble;

const isWrapper = (value: unknown): value is Wrapper =>
  typeof value === 'object' && value !== null && 'element' in value && isElement(value.element);

function mapMembers(node: object, change: (member: unknown) => unknown): unknown {
  if (Array.isArray(node)) return node.map((member) => change(member));
  return Object.fromEntries(Object.entries(node).map(([key, member]) => [key, change(member)]));
}

/** Whether a payload holds an Element at any depth. */
export function hasElement(payload: unknown): boolean {
  if (isElement(payload) || isWrapper(payload)) return true;
  return typeof payload === 'object' && payload !== null && Object.values(payload).some(hasElement);
}

function elementsIn(payload: unknown): readonly AnyElement[] {
  if (isElement(payload)) return [payload];
  if (isWrapper(payload)) return [payload.element];
  return typeof payload === 'object' && payload !== null ? Object.values(payload).flatMap(elementsIn) : [];
}

/** The shape of the payload, with the error of each Element that has one. */
function details(node: unknown): unknown {
  const element = isWrapper(node) ? node.element : node;
  if (isElement(element)) {
    const { complete, empty, maskSatisfied } = element.metadata;
    if (complete) return {};
    return { type: !empty && maskSatisfied === true ? 'invalid' : 'incomplete' };
  }
  return typeof node === 'object' && node !== null ? mapMembers(node, details) : {};
}

function filled(place: string, node: unknown): unknown {
  const element = isWrapper(node) ? node.element : node;
  if (isElement(element)) {
    if (!element.mounted) problem(`${place}: an Element of the payload (${element.type}) is not mounted.`);
    if (element.type === 'copyButton') problem(`${place}: a copyButton has no value.`);
    return isWrapper(node)
      ? element.outgoing(node.method, node.formattingOptions?.format)
      : element.outgoing();
  }
  if (typeof node === 'function' || typeof node === 'symbol')
    problem(`${place}: the payload holds a ${typeof node}.`);
  return typeof node === 'object' && node !== null
    ? mapMembers(node, (member) => filled(place, member))
    : node;
}

/**
 * The payload with the values of its Elements.
 *
 * @param place for the sentence about a wrong call, e.g. `tokens.create`
 * @throws ValidationError when an Element is incomplete or invalid
 */
export function withValues(place: string, payload: unknown): unknown {
  if (!elementsIn(payload).every(({ metadata }) => metadata.complete))
    throw new ValidationError(details(payload));
  return filled(place, payload);
}
