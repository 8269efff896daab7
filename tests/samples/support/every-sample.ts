import { loadApiDescription } from '../../../pipeline/content/api-description/index.ts';
import type { Operation, RequestExample } from '../../../pipeline/content/api-description/types.ts';
import {
  applicationIds,
  creationExample,
  loadApplication,
} from '../../../pipeline/content/applications/index.ts';
import { emitRequestSample } from '../../../pipeline/code-samples/requests/index.ts';
import type { EmitterInput } from '../../../pipeline/code-samples/writing/types.ts';
import type { SampleLanguage } from '../../../pipeline/code-samples/lists.ts';

export interface EmittedSample {
  /** Operation and example, e.g. `tokens.create/card`. */
  readonly id: string;
  readonly input: EmitterInput;
  readonly code: string;
}

function guideExamples({ id }: Operation): RequestExample[] {
  if (id !== 'applications.create') return [];
  return applicationIds().map((id) => creationExample(loadApplication(id), 201));
}

/**
 * Every example of every operation, and the request of every application of a guide, in one language, for the test
 * environment.
 */
export async function everySample(language: SampleLanguage): Promise<readonly EmittedSample[]> {
  const description = await loadApiDescription();
  return [...description.operations.values()].flatMap((operation) =>
    [...operation.requestExamples, ...guideExamples(operation)].map((example): EmittedSample => {
      const input = { description, operation, example, environment: 'test' } as const;
      return { id: `${operation.id}/${example.name}`, input, code: emitRequestSample(language, input) };
    }),
  );
}
