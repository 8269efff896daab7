import type { ApiDescription, Operation, Response } from '../../../pipeline/content/api-description/index.ts';
import type { PlatformAnswer, PlatformRequest } from '../../support/elements-double/index.ts';

function matches({ method, path }: Operation, request: PlatformRequest): boolean {
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  return method === request.method && pattern.test(request.path);
}

const typeOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'type' in body ? body.type : undefined;

function exampleOf({ examples }: Response, request: PlatformRequest): unknown {
  const type = typeOf(request.body);
  return (examples.find(({ value }) => typeOf(value) === type) ?? examples[0])?.value;
}

/**
 * What the API description says that the platform answers: the example of the type that the request has, or the first.
 *
 * @throws a sentence when the API has no such operation
 */
export function describedAnswer(description: ApiDescription, request: PlatformRequest): PlatformAnswer {
  const operation = [...description.operations.values()].find((each) => matches(each, request));
  if (!operation) throw new Error(`The API has no operation ${request.method} ${request.path}.`);
  const response = operation.responses.find(({ status }) => status < 400);
  if (!response) throw new Error(`${operation.id} has no answer.`);
  return { status: response.status, body: exampleOf(response, request) };
}
