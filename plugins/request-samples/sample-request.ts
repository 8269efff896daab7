/** One request example as a call of an SDK: arguments in order, named fields, options. */
import type { JsonValue } from '../api-description/types.ts';
import { resolve, sampleFields, sampleValue, type SampleField, type SampleValue } from './sample-value.ts';
import { sdkMethod, type SdkLanguage, type SdkMethod } from './sdk-methods.ts';
import type { EmitterInput } from './types.ts';

/** The header that makes a request safe to repeat. */
export const IDEMPOTENCY_HEADER = 'BT-IDEMPOTENCY-KEY';

export interface RequestField extends SampleField {
  readonly in: 'query' | 'body';
}

export interface SampleRequest {
  readonly method: SdkMethod;
  /** Values of the path parameters, in the order of the path. */
  readonly path: readonly string[];
  /** Query parameters and properties of the body, which an SDK takes as one request; names are those of the SDK in wire spelling. */
  readonly fields: readonly RequestField[];
  /** The whole body, where it is any JSON. */
  readonly free?: JsonValue;
  readonly idempotencyKey?: string;
}

/**
 * Reads a request example for the SDK of a language.
 *
 * @throws Error that names operation and example when the SDK cannot send it, or when a value does not fit its schema
 */
export function sampleRequest(language: SdkLanguage, input: EmitterInput): SampleRequest {
  const { operation, example } = input;
  const method = sdkMethod(language, operation.id);
  const place = `operation ${operation.id}, request example "${example.name}"`;
  const idempotencyKey = readHeaders(input, place);
  if (idempotencyKey !== undefined && !method.idempotent) {
    throw new Error(`${place}: ${method.call} of the ${language} SDK takes no idempotency key. Remove ${IDEMPOTENCY_HEADER}.`);
  }
  const { fields, free } = readBody(input, place);
  const renamed = [...queryFields(input, place), ...fields].map((field) => ({ ...field, name: method.renamed[field.name] ?? field.name }));
  return { method, path: pathValues(input), fields: renamed, free, idempotencyKey };
}

/** Values of the path parameters in the order of the path. */
export function pathValues({ operation, example }: EmitterInput): string[] {
  return operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => String(example.parameters[name]));
}

function readHeaders({ operation, example }: EmitterInput, place: string): string | undefined {
  const given = operation.parameters.filter((parameter) => parameter.in === 'header' && parameter.name in example.parameters);
  const other = given.find(({ name }) => name !== IDEMPOTENCY_HEADER);
  if (other) throw new Error(`${place}: samples cannot send the header ${other.name}. Remove it, or teach it to plugins/request-samples.`);
  return given.length === 0 ? undefined : String(example.parameters[IDEMPOTENCY_HEADER]);
}

function queryFields({ description, operation, example }: EmitterInput, place: string): RequestField[] {
  return operation.parameters.flatMap(({ name, in: kind, required, schema }) => {
    const given = example.parameters[name];
    if (kind !== 'query' || given === undefined) return [];
    return [{ name, in: 'query', required, value: sampleValue(description, schema, given, `${place}, ${name}`) }];
  });
}

function readBody({ description, operation, example }: EmitterInput, place: string): { fields: RequestField[]; free?: JsonValue } {
  if (example.body === undefined || !operation.requestBody) return { fields: [] };
  const { contentType, schema } = operation.requestBody;
  const { resolved } = resolve(description, schema);
  if (!resolved.properties) return { fields: [], free: example.body };
  const fields = sampleFields(description, resolved, example.body, place);
  const isMultipart = contentType === 'multipart/form-data';
  return { fields: fields.map((field) => ({ ...field, in: 'body', value: isMultipart ? part(field.value) : field.value })) };
}

/** A string part of a multipart body is a file; the example names it. */
function part(value: SampleValue): SampleValue {
  return value.kind === 'string' ? { kind: 'file', name: value.value } : value;
}

/** Every value of a request, nested ones included. */
export function allValues({ fields }: Pick<SampleRequest, 'fields'>): SampleValue[] {
  return fields.flatMap(({ value }) => withNested(value));
}

function withNested(value: SampleValue): SampleValue[] {
  if (value.kind === 'object') return [value, ...value.fields.flatMap((field) => withNested(field.value))];
  if (value.kind === 'list') return [value, ...value.items.flatMap(withNested)];
  return [value];
}

/** The file that a request uploads, if any. */
export function uploadedFile(request: Pick<SampleRequest, 'fields'>): string | undefined {
  return allValues(request).find((value) => value.kind === 'file')?.name;
}
