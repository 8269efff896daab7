import type { Operation, Parameter } from '../../pipeline/content/api-description/types.ts';
import { type Comparison, compareTypes } from './drift-types.ts';
import type { SdkOperation } from './sdk/operations.ts';
import type { WireType } from './sdk/wire-types.ts';

/** One place where the description and the SDK disagree. */
export interface Difference {
  /** ID of an operation, or name of a schema. */
  readonly place: string;
  /** What of it differs, e.g. `path`, `query start`, or the name of a property. */
  readonly field: string;
  /** Both sides, as a sentence that names place and field. */
  readonly message: string;
}

/** Compares what the description says about an operation with what the call of the SDK sends and reads. */
export function compareOperation(
  operation: Operation,
  call: SdkOperation,
  comparison: Comparison,
): readonly Difference[] {
  return [
    ...compareRoute(operation, call),
    ...compareParameters(operation, call),
    ...compareBodies(operation, call, comparison),
  ];
}

function compareRoute(operation: Operation, call: SdkOperation): readonly Difference[] {
  return [
    ...compareTexts(operation, 'method', operation.method, call.method),
    ...compareTexts(operation, 'path', operation.path, call.path),
    ...compareTexts(
      operation,
      'content type',
      operation.requestBody?.contentType ?? 'none',
      call.contentType ?? 'none',
    ),
  ];
}

function compareParameters(operation: Operation, call: SdkOperation): readonly Difference[] {
  const described = (place: Parameter['in']): readonly Parameter[] =>
    operation.parameters.filter((item) => item.in === place);
  const names = new Set([...described('query').map(({ name }) => name), ...call.query.keys()]);
  const pathNames = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return [
    ...compareTexts(
      operation,
      'path parameters',
      described('path')
        .map(({ name }) => name)
        .join(', '),
      pathNames.join(', '),
    ),
    ...[...names].flatMap((name) => {
      const parameter = described('query').find((item) => item.name === name);
      return compareTexts(operation, `query ${name}`, presence(parameter), presence(call.query.get(name)));
    }),
    ...compareTexts(
      operation,
      'headers',
      described('header')
        .map(({ name }) => name)
        .sort()
        .join(', '),
      [...call.headers].sort().join(', '),
    ),
  ];
}

function compareBodies(
  operation: Operation,
  call: SdkOperation,
  comparison: Comparison,
): readonly Difference[] {
  const { id, requestBody, responses } = operation;
  const success = responses.find(({ status }) => status < 400);
  const isForm = call.formParts.length > 0;
  const parts = isForm ? Object.keys(requestBody?.schema.properties ?? {}) : [];
  const bodies = [
    { field: 'body', schema: isForm ? undefined : requestBody?.schema, type: call.request },
    { field: 'response', schema: success?.schema, type: call.response },
  ];
  return [
    ...compareTexts(operation, 'form parts', parts.join(', '), call.formParts.join(', ')),
    ...bodies.flatMap(({ field, schema, type }) => {
      if (!schema || !type)
        return compareTexts(operation, field, schema ? 'present' : 'absent', type ? 'present' : 'absent');
      return compareTypes({ place: id, field }, schema, wireType(type), comparison);
    }),
  ];
}

function wireType(name: string): WireType {
  if (name === 'binary') return { kind: 'scalar', type: 'string' };
  return name === 'unknown' ? { kind: 'any' } : { kind: 'named', name };
}

function compareTexts(
  { id }: Operation,
  field: string,
  described: string,
  sent: string,
): readonly Difference[] {
  if (described === sent) return [];
  return [
    {
      place: id,
      field,
      message: `${id}: ${field} is ${described} in the description and ${sent} in the SDK.`,
    },
  ];
}

function presence(parameter: { readonly required: boolean } | undefined): string {
  if (!parameter) return 'absent';
  return parameter.required ? 'required' : 'optional';
}
