/** What changed in the API description, day by day, as `npm run api-changes` has written it down. */
import * as z from 'zod';
import { readText, RECORDS, memoizedSync } from '../../cache/index.ts';

/** The kinds of change, the most urgent first. */
export const CHANGE_KINDS = ['breaking', 'deprecated', 'new', 'changed'] as const;

const day = z.iso.date();

const change = z.strictObject({
  kind: z.enum(CHANGE_KINDS),
  /** IDs of the operations that it concerns, in the description's order. Calls without an ID aren't listed. */
  operations: z.array(z.string()),
  /** One sentence of Markdown. */
  says: z.string().endsWith('.'),
});

const changesOfDay = z.strictObject({ date: day, changes: z.array(change).min(1) });

const record = z.strictObject({
  /** Fingerprint of what the newest description promises, which tells whether the record is behind. */
  contract: z.string(),
  /** The description at the end of its first day, where the record begins. */
  first: z.strictObject({ date: day, operations: z.int().positive() }),
  /** Days on which the description promised something else in the end than at their beginning, newest first. */
  days: z.array(changesOfDay),
});

export type ApiChange = Readonly<z.infer<typeof change>>;
export type ChangesOfDay = Readonly<z.infer<typeof changesOfDay>>;
export type ApiChanges = Readonly<z.infer<typeof record>>;

const readRecord = memoizedSync((file): ApiChanges => {
  const parsed = record.safeParse(JSON.parse(readText(file)));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${RECORDS.apiChanges} has an unexpected shape. Run npm run api-changes.\n${z.prettifyError(parsed.error)}`,
  );
});

/**
 * Reads the record of changes, again when it has changed.
 *
 * @throws Error that gives the file and each wrong place when the file doesn't have that shape
 */
export function loadApiChanges(): ApiChanges {
  return readRecord(RECORDS.apiChanges);
}
