import type { Json } from '../../../engines/json/index.ts';
import { snakeCase } from '../writing/names.ts';
import type { CallClient } from '../writing/types.ts';
import type { RawStep, WorkflowDocument } from './document.ts';
import type { WorkflowInput } from './types.ts';

/** The header with the key of an application. */
export const KEY_HEADER = 'BT-API-KEY';

const INPUT = /^\$inputs\.([\w-]+)$/;
const EMBEDDED_INPUT = /\{\$inputs\.([\w-]+)\}/g;

/** The names of inputs that are keys: those that steps send as the key of an application. */
function keyNames(steps: readonly RawStep[]): string[] {
  const names = steps.flatMap(({ parameters }) =>
    parameters.flatMap(({ name, value }) => {
      const input = typeof value === 'string' ? INPUT.exec(value)?.[1] : undefined;
      return name === KEY_HEADER && input !== undefined ? [input] : [];
    }),
  );
  return [...new Set(names)];
}

/**
 * The client for each input that is a key. A workflow with one key has `client` and `<API_KEY>`; with several, they are
 * named after the inputs: `managementKey` gives `management_client` and `<MANAGEMENT_API_KEY>`.
 */
export function workflowClients(steps: readonly RawStep[]): ReadonlyMap<string, CallClient> {
  const names = keyNames(steps);
  return new Map(
    names.map((name) => {
      const kind = snakeCase(name).replace(/_?(?:api_)?key$/, '');
      return names.length === 1 || kind === ''
        ? [name, { name: 'client', key: '<API_KEY>' }]
        : [name, { name: `${kind}_client`, key: `<${kind.toUpperCase()}_API_KEY>` }];
    }),
  );
}

/**
 * Reads the inputs of a workflow.
 *
 * @throws Error that names the input when it has neither an example nor a default, or a placeholder cannot be its type
 */
export function workflowInputs({ inputs, steps }: WorkflowDocument['workflows'][0]): WorkflowInput[] {
  const clients = workflowClients(steps);
  return Object.entries(inputs.properties).map(([name, input]) => {
    const example = input.example ?? input.default;
    if (example === undefined)
      throw new Error(`The input "${name}" has neither an example nor a default. Add one.`);
    if (input.default === undefined && input.type !== 'string')
      throw new Error(
        `The input "${name}" is no string, so code cannot have a placeholder for it. Give it a default.`,
      );
    const placeholder = clients.get(name)?.key ?? `<${snakeCase(name).toUpperCase()}>`;
    const inCode = input.default ?? placeholder;
    return { name, description: input.description, inCode, isKey: clients.has(name), example };
  });
}

/**
 * Replaces the inputs in a value.
 *
 * @param valueOf what an input is replaced by
 * @throws Error when the workflow has no such input
 */
export function withInputs(value: Json, valueOf: (name: string) => Json): Json {
  if (typeof value === 'string') {
    const whole = INPUT.exec(value)?.[1];
    if (whole !== undefined) return valueOf(whole);
    return value.replace(EMBEDDED_INPUT, (_, name: string) => {
      const given = valueOf(name);
      return typeof given === 'string' ? given : JSON.stringify(given);
    });
  }
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item: Json) => withInputs(item, valueOf));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withInputs(item, valueOf)]));
}
