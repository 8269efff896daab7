import type { ApiDescription } from '../../content/api-description/index.ts';
import { emitRequestSample } from './emit.ts';
import { checkedAgainst } from './proofs.ts';
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../lists.ts';

export interface LanguageCoverage {
  readonly language: SampleLanguage;
  /** Samples that the description yields: every example of every operation. */
  readonly samples: number;
  /** What they were checked against, in a sentence for each group of samples, the largest group first. */
  readonly checkedAgainst: string;
}

/** What holds for each sample, checked or not. */
const WRITTEN = 'Generated from the API description.';

/** How many samples each language has, and what they were checked against. */
export function sampleCoverage(description: ApiDescription): LanguageCoverage[] {
  const requests = [...description.operations.values()].flatMap((operation) =>
    operation.requestExamples.map((example) => ({
      description,
      operation,
      example,
      environment: 'test' as const,
    })),
  );
  return SAMPLE_LANGUAGES.map((language) => {
    const sentences = requests.map((request) => {
      const id = `${request.operation.id}/${request.example.name}`;
      return checkedAgainst(language, id, emitRequestSample(language, request)) ?? WRITTEN;
    });
    return { language, samples: requests.length, checkedAgainst: summary(sentences) };
  });
}

/** One sentence if it holds for all; otherwise each, with the number of samples that it holds for. */
function summary(sentences: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  if (counts.size === 1) return sentences[0] ?? '';
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([sentence, count]) => `${String(count)} of ${String(sentences.length)}: ${sentence}`)
    .join(' ');
}
