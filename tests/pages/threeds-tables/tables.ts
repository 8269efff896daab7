import * as z from 'zod';
import { loadDataTable } from '../../../pipeline/content/tables/index.ts';

const parameter = z.object({
  call: z.enum(['BasisTheory3ds', 'createSession', 'startChallenge']),
  name: z.string(),
  type: z.string(),
  default: z.string(),
  meaning: z.string(),
});
const result = z.object({
  call: z.enum(['createSession', 'startChallenge']),
  field: z.string(),
  type: z.string(),
});
const message = z.object({ message: z.string() });
const windowSize = z.object({ size: z.string(), width: z.string(), height: z.string() });
const answerField = z.object({ field: z.string(), need: z.string(), from: z.string() });

function rows<Row>(name: string, schema: z.ZodType<Row>): Row[] {
  return z.array(schema).parse(loadDataTable(name).rows);
}

/** The tables of the 3DS packages as the pages show them. */
export const tables = {
  parameters: rows('threeds-web-parameters', parameter),
  results: rows('threeds-web-results', result),
  messages: rows('threeds-web-messages', message).map((row) => row.message),
  windowSizes: rows('threeds-window-sizes', windowSize),
  answerFields: rows('threeds-app-answer', answerField),
};
