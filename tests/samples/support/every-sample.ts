import { loadApiDescription } from '../../../plugins/api-description/index.ts';
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

/** Every example of every operation in one language, for the test environment. */
export async function everySample(language: SampleLanguage): Promise<readonly EmittedSample[]> {
  const description = await loadApiDescription();
  return [...description.operations.values()].flatMap((operation) =>
    operation.requestExamples.map((example): EmittedSample => {
      const input = { description, operation, example, environment: 'test' } as const;
      return { id: `${operation.id}/${example.name}`, input, code: emitRequestSample(language, input) };
    }),
  );
}
