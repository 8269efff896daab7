/**
 * The API description as the rest of the build sees it: `content/openapi/` read, references resolved where a reader needs the
 * content and kept by name where a page links to a schema.
 */
import type { KeyType } from '../../../engines/application-types/index.ts';
import type { Json } from '../../../engines/json/index.ts';

/** JSON Schema (OpenAPI 3.1) as the description has it, references unresolved. */
export interface SchemaObject {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  /** Marks the part of a form that is a file. Examples give the name of a file as its value. */
  readonly contentMediaType?: string;
  readonly description?: string;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly default?: Json;
  readonly deprecated?: boolean;
  readonly properties?: Readonly<Record<string, SchemaObject>>;
  readonly required?: readonly string[];
  readonly items?: SchemaObject;
  readonly additionalProperties?: boolean | SchemaObject;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: SchemaObject;
}

/**
 * One named example of an operation: everything that a request needs. The description has it once, as a body
 * example (`examples` of the request's media type) whose `x-parameters` hold the values of path, query and header
 * parameters; an operation without a body keeps its examples under `x-examples`.
 */
export interface RequestExample {
  readonly name: string;
  readonly summary: string;
  /** Values by parameter name, e.g. `{ id: 'c1e6…', 'BT-IDEMPOTENCY-KEY': '…' }`. */
  readonly parameters: Readonly<Record<string, Json>>;
  /** Absent when the operation takes no body. */
  readonly body?: Json;
  /** The status that the documented response to this example has, e.g. 201. */
  readonly status: number;
}

export interface ResponseExample {
  readonly name: string;
  readonly summary: string;
  readonly value: Json;
  /** No source establishes its strings, from `x-illustrative`; its shape is established. */
  readonly illustrative: boolean;
}

export interface Response {
  readonly status: number;
  readonly description: string;
  /** Means the same on every operation, from `x-common`: the page of errors says it. */
  readonly common: boolean;
  /** Absent for an empty body. */
  readonly contentType?: string;
  readonly schema?: SchemaObject;
  readonly examples: readonly ResponseExample[];
}

export interface RequestBody {
  readonly contentType: string;
  readonly required: boolean;
  readonly schema: SchemaObject;
}

/** A property of a response that a reader must keep, such as a key, or what no other response has. */
export interface SavedProperty {
  readonly name: string;
  /** Name of the file that samples write it to, with `{name}` for a property of the request. */
  readonly file: string;
  /** Properties of a request whose response doesn't have it, e.g. `{ create_key: false }`. */
  readonly unless?: Readonly<Record<string, Json>> | undefined;
}

export interface Operation {
  /** e.g. `tokens.create`; the operationId of the description. */
  readonly id: string;
  /** The resource (tag and file name) that it belongs to, e.g. `tokens`. */
  readonly resource: string;
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** Permissions that open the operation, from `x-permissions`. */
  readonly permissions: readonly string[];
  /** How many of several permissions the key needs, from `x-permissions-needed`. */
  readonly permissionsNeeded: 'any' | 'all';
  /** Kinds of application whose key can call it, from `x-application-types`. */
  readonly applicationTypes: readonly KeyType[];
  /** What samples save of the response instead of printing it, from `x-saved-property`. */
  readonly savedProperty?: SavedProperty;
  /** Accepts `BT-IDEMPOTENCY-KEY`. */
  readonly idempotent: boolean;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly requestExamples: readonly RequestExample[];
  /** Sorted by status; the first below 400 is the success. */
  readonly responses: readonly Response[];
}

export interface ApiDescription {
  readonly servers: { readonly test: string; readonly production: string };
  readonly operations: ReadonlyMap<string, Operation>;
  readonly schemas: ReadonlyMap<string, SchemaObject>;
}
