import { loadApiDescription } from '../../../plugins/api-description/index.ts';
import type { Operation, RequestExample } from '../../../plugins/api-description/types.ts';
import { applicationIds, creationExample, loadApplication } from '../../../plugins/applications/index.ts';
import {
  emitRequestSample,
  type EmitterInput,
  type SampleLanguage,
} from '../../../plugins/request-samples/index.ts';

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

/** Every example of every operation, and the request of every application of a guide, in one language, for the test environment. */
export async function everySample(language: SampleLanguage): Promise<readonly EmittedSample[]> {
  const description = await loadApiDescription();
  return [...description.operations.values()].flatMap((operation) =>
    [...operation.requestExamples, ...guideExamples(operation)].map((example): EmittedSample => {
      const input = { description, operation, example, environment: 'test' } as const;
      return { id: `${operation.id}/${example.name}`, input, code: emitRequestSample(language, input) };
    }),
  );
}
