import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const knownDifferences = z.strictObject({
  /** Operations that go by another name in the SDK. */
  operations: z.array(z.strictObject({ operation: z.string(), sdk: z.string(), reason: z.string().min(1) })),
  differences: z.array(z.strictObject({ place: z.string(), field: z.string(), reason: z.string().min(1) })),
});

/** The differences between description and SDK that are known, with the reason for each. */
export function readKnownDifferences(): z.infer<typeof knownDifferences> {
  const file = path.join(import.meta.dirname, 'known-differences.yaml');
  return knownDifferences.parse(parse(fs.readFileSync(file, 'utf8')));
}
