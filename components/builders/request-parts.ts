import type { Json } from '../../engines/json/index.ts';
import type { RequestParts } from '../../engines/guide-runs/index.ts';
import type { Operation } from '../../pipeline/content/api-description/index.ts';

const asText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * The parts of a request to an operation, from values by parameter.
 *
 * @param values can refer to values of a guide, as `GuideStep` describes
 * @param key of the application
 */
export function requestParts(
  operation: Operation,
  values: Readonly<Record<string, Json>>,
  key: string,
  body: Json | undefined,
): RequestParts {
  const { method, path, parameters, requestBody } = operation;
  const given = (kind: 'path' | 'query' | 'header'): Record<string, string> =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === kind && one.name in values)
        .map(({ name }) => [name, asText(values[name] ?? '')]),
    );
  const inPath = given('path');
  return {
    method,
    path: path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const value = inPath[name];
      if (value === undefined) return whole;
      return value.startsWith('$') ? `{${value}}` : value;
    }),
    query: given('query'),
    headers: {
      'BT-API-KEY': key,
      ...given('header'),
      ...(body === undefined || requestBody === undefined ? {} : { 'Content-Type': requestBody.contentType }),
    },
    ...(body === undefined ? {} : { body: body }),
  };
}
