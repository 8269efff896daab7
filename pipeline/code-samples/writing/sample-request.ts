/** One request example as a call of an SDK: arguments in order, named fields, options. */
import type { Json } from '../../../engines/json/index.ts';
import { resolve, sampleFields, sampleValue, type SampleField, type SampleValue } from './sample-value.ts';
import { sdkMethod, type SdkMethod } from '../../content/sdk-methods/index.ts';
import type { EmitterInput } from './types.ts';

/** The header that makes a request safe to repeat. */
const IDEMPOTENCY_HEADER = 'BT-IDEMPOTENCY-KEY';

/** What names one request: everything else of an emitter's input says how to write it. */
export type RequestOf = Pick<EmitterInput, 'operation' | 'example'>;

export interface RequestField extends SampleField {
  readonly in: 'query' | 'body';
  /** The name that goes over the wire, whatever an SDK calls it. */
  readonly wireName: string;
}

export interface SampleRequest {
  readonly method: SdkMethod;
  /** Values of the path parameters, in the order of the path. */
  readonly path: readonly string[];
  /**
   * Query parameters and properties of the body, which an SDK accepts as one request; names are those of the SDK in
   * wire spelling.
   */
  readonly fields: readonly RequestField[];
  /** The whole body, where it is any JSON. */
  readonly free?: Json;
  readonly idempotencyKey?: string;
}

/**
 * Reads a request example for the SDK of a language.
 *
 * @throws Error that says why the SDK cannot send it, or which value does not fit its schema
 */
export function sampleRequest(language: string, input: EmitterInput): SampleRequest {
  const { operation } = input;
  const method = sdkMethod(language, operation.id);
  const idempotencyKey = readIdempotencyKey(input);
  if (idempotencyKey !== undefined && !method.idempotent) {
    throw new Error(`${method.call} of the SDK accepts no idempotency key. Remove ${IDEMPOTENCY_HEADER}.`);
  }
  const { fields, free } = readBody(input);
  const renamed = [...queryFields(input), ...fields].map((field) => ({
    ...field,
    name: method.renamed[field.name] ?? field.name,
  }));
  return { method, path: pathValues(input), fields: renamed, free, idempotencyKey };
}

/** Values of the path parameters in the order of the path. */
export function pathValues({ operation, example }: RequestOf): string[] {
  return operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => parameterText({ example }, name));
}

/**
 * The value of a parameter as the text that a URL or a header holds.
 *
 * @throws Error when the example does not give the parameter
 */
export function parameterText({ example }: Pick<EmitterInput, 'example'>, name: string): string {
  const value = example.parameters[name];
  if (value === undefined) throw new Error(`there is no value for the parameter "${name}". Add it.`);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function readIdempotencyKey({ operation, example }: RequestOf): string | undefined {
  const given = operation.parameters.filter(
    (parameter) => parameter.in === 'header' && parameter.name in example.parameters,
  );
  const other = given.find(({ name }) => name !== IDEMPOTENCY_HEADER);
  if (other) {
    throw new Error(
      `samples cannot send the header ${other.name}. Remove it, or add it to pipeline/code-samples/requests.`,
    );
  }
  return given.length === 0 ? undefined : parameterText({ example }, IDEMPOTENCY_HEADER);
}

function queryFields({ description, operation, example }: EmitterInput): RequestField[] {
  return operation.parameters.flatMap(({ name, in: kind, required, schema }) => {
    const given = example.parameters[name];
    if (kind !== 'query' || given === undefined) return [];
    return [
      { name, wireName: name, in: 'query', required, value: sampleValue(description, schema, given, name) },
    ];
  });
}

function readBody({ description, operation, example }: EmitterInput): Pick<SampleRequest, 'fields' | 'free'> {
  if (example.body === undefined || !operation.requestBody) return { fields: [] };
  const { contentType, schema } = operation.requestBody;
  const { resolved } = resolve(description, schema);
  if (!resolved.properties) return { fields: [], free: example.body };
  const fields = sampleFields(description, resolved, example.body, 'body');
  const isMultipart = contentType === 'multipart/form-data';
  return {
    fields: fields.map((field) => ({
      ...field,
      wireName: field.name,
      in: 'body',
      value: isMultipart ? part(field.value) : field.value,
    })),
  };
}

/** A string part of a multipart body is a file; the example names it. */
function part(value: SampleValue): SampleValue {
  return value.kind === 'string' ? { kind: 'file', name: value.value } : value;
}

/** The file that a request uploads, if any. */
export function uploadedFile({ fields }: Pick<SampleRequest, 'fields'>): string | undefined {
  return fields.map(({ value }) => value).find((value) => value.kind === 'file')?.name;
}
