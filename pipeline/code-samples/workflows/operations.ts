import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { ApiDescription, Method, Operation } from '../../content/api-description/index.ts';
import type { RawStep } from './document.ts';
import type { StepOperation } from './types.ts';
import { readText } from '../../cache/index.ts';

/** Describes proxied calls for the tools that read workflows. */
export const PROXY_CALLS = 'content/openapi/proxy-calls.yaml';

const OPERATION_PATH =
  /^\{\$sourceDescriptions\.(api|proxy)\.url\}#\/paths\/([^/]+)\/(get|post|put|patch|delete)$/;

const proxyCalls = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/**
 * Finds the operation of a step.
 *
 * @throws Error that says what is wrong with the path of the operation, and how it is written
 */
export function stepOperation(step: RawStep, description: ApiDescription): StepOperation {
  const [, source, encodedPath = '', key = ''] = OPERATION_PATH.exec(step.operationPath) ?? [];
  if (source === undefined)
    throw new Error(
      `"${step.operationPath}" is not the path of an operation. Write {$sourceDescriptions.api.url}#/paths/~1tokens/post.`,
    );
  const route = encodedPath.replaceAll('~1', '/').replaceAll('~0', '~');
  const method = key.toUpperCase() as Method;
  if (source === 'proxy') {
    const { paths } = proxyCalls.parse(parse(readText(path.resolve(PROXY_CALLS))));
    if (paths[route]?.[key] === undefined)
      throw new Error(
        `${PROXY_CALLS} has no ${method} ${route}. Its paths: ${Object.keys(paths).join(', ')}.`,
      );
    return { kind: 'proxy', operation: proxiedOperation(step, method, route) };
  }
  const found = [...description.operations.values()].find(
    (operation) => operation.method === method && operation.path === route,
  );
  if (found === undefined)
    throw new Error(
      `the API description has no ${method} ${route}. Copy method and path from content/openapi/openapi.yaml and content/openapi/paths/.`,
    );
  return { kind: 'api', id: found.id };
}

/** A proxied call is whatever the step says. */
function proxiedOperation(step: RawStep, method: Method, route: string): Operation {
  return {
    id: `proxy.${method.toLowerCase()}`,
    resource: 'proxy',
    method,
    path: route,
    summary: step.description,
    description: '',
    permissions: [],
    permissionsNeeded: 'all',
    applicationTypes: [],
    idempotent: false,
    parameters: step.parameters.map(({ name, in: kind }) => ({
      name,
      in: kind,
      required: true,
      description: '',
      schema: { type: 'string' },
    })),
    ...(step.requestBody === undefined
      ? {}
      : { requestBody: { contentType: step.requestBody.contentType, required: true, schema: {} } }),
    requestExamples: [],
    responses: [],
  };
}
