import type { ApiDescription, Operation, RequestExample } from '../api-description/types.ts';

/** The languages of request samples, in the order of their tabs. */
export const SAMPLE_LANGUAGES = ['curl', 'node', 'python', 'csharp', 'go', 'java'] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

export type Environment = 'test' | 'production';

export interface EmitterInput {
  readonly description: ApiDescription;
  readonly operation: Operation;
  readonly example: RequestExample;
  readonly environment: Environment;
}

/** Writes one request as complete, pasteable source code of one language, ending in a newline. */
export type Emitter = (input: EmitterInput) => string;
