import converter from 'openapi-to-postmanv2';
import type { ApiDescription, Operation } from '../../../../pipeline/content/api-description/index.ts';

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
}

interface Collection {
  readonly variable: readonly { readonly key: string; readonly value: string }[];
}

/** Copies the values of parameters from the first request example, where a converter does not look for them. */
function withParameterValues(document: ApiDocument, { operations }: ApiDescription): ApiDocument {
  const paths = Object.entries(document.paths).map(([path, pathItem]) => [
    path,
    Object.fromEntries(
      Object.entries(pathItem).map(([method, part]) => {
        const operation = operations.get(part.operationId ?? '');
        return [method, operation ? { ...part, parameters: parametersWithValues(operation) } : part];
      }),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) as ApiDocument['paths'] };
}

/** A map without a value is left out: its keys would be made up, others on each run. */
function parametersWithValues({ parameters, requestExamples: [example] }: Operation): readonly object[] {
  return parameters
    .map((parameter) => ({ ...parameter, example: example?.parameters[parameter.name] ?? '' }))
    .filter(({ schema, example: value }) => schema.type !== 'object' || value !== '');
}

function convert(data: object): Promise<Collection> {
  return new Promise((resolve, reject) => {
    converter.convertV2(
      { type: 'json', data },
      {
        folderStrategy: 'Tags',
        parametersResolution: 'Example',
        enableOptionalParameters: false,
        alwaysInheritAuthentication: true,
      },
      (error, { result, reason, output }) => {
        const collection = output?.[0]?.data;
        if (error === null && result && collection !== undefined) resolve(collection as Collection);
        else {
          reject(
            new Error(
              `content/openapi/openapi.yaml cannot be turned into a Postman collection: ${error?.message ?? reason ?? 'no reason given'}. ` +
                'Run "npx redocly lint" to find the place.',
            ),
          );
        }
      },
    );
  });
}

/**
 * The converter makes up IDs on each run; they are optional in a collection, and Postman assigns new ones on import.
 */
function withoutIds<T>(collection: T): T {
  return JSON.parse(JSON.stringify(collection), (key, value: unknown) =>
    key === 'id' || key === '_postman_id' ? undefined : value,
  ) as T;
}

/**
 * Writes the API description as a Postman collection, format 2.1: a folder for each tag, a request for each operation
 * with the values of its first example. The variable `baseUrl` holds the test host, `apiKey` the reader's key.
 *
 * @param document the bundled description
 * @param description the same, read; its examples give the values of parameters
 * @throws a sentence when the document cannot be converted
 */
export async function createPostmanCollection(
  document: unknown,
  description: ApiDescription,
): Promise<object> {
  const source = structuredClone(withParameterValues(document as ApiDocument, description));
  const collection = withoutIds(await convert(source));
  return { ...collection, variable: [...collection.variable, { key: 'apiKey', value: '' }] };
}
