/** What an API description promises to callers. All that can break is in it, and nothing that only explains. */
import type { SchemaObject } from '../../pipeline/content/api-description/index.ts';
import { fingerprint } from '../../pipeline/cache/index.ts';

export interface ContractParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: SchemaObject;
}

/** Schemas by content type. */
export type Content = Readonly<Record<string, SchemaObject>>;

export interface ContractOperation {
  /** Its operationId. Calls that only proxies take have none. */
  readonly id: string | undefined;
  /** e.g. `POST /tokens`. */
  readonly endpoint: string;
  readonly summary: string;
  readonly deprecated: boolean;
  /** Empty where they aren't established. */
  readonly permissions: readonly string[];
  readonly permissionsNeeded: 'any' | 'all';
  /** Empty where they aren't established. */
  readonly applicationTypes: readonly string[];
  readonly parameters: readonly ContractParameter[];
  readonly body: { readonly required: boolean; readonly content: Content } | undefined;
  /** Content by status. */
  readonly responses: Readonly<Record<string, Content>>;
}

/** Its schemas have no descriptions or examples, and their references are unresolved. */
export interface Contract {
  readonly servers: readonly string[];
  /** In the description's order. */
  readonly operations: readonly ContractOperation[];
  readonly schemas: ReadonlyMap<string, SchemaObject>;
}

function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(inOneOrder).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOneOrder(inner)]));
}

/** A fingerprint that stays the same when a description is reworded or reordered. */
export function contractPrint({ servers, operations, schemas }: Contract): string {
  const bare = operations.map((operation) => ({ ...operation, summary: '' }));
  return fingerprint(
    JSON.stringify(inOneOrder({ servers, operations: bare, schemas: Object.fromEntries(schemas) })),
  );
}
