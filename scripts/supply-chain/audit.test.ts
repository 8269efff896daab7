import { expect, it } from 'vitest';
import { auditOutcome } from './audit.ts';

const found = (high: number, critical: number): string =>
  JSON.stringify({ vulnerabilities: {}, metadata: { vulnerabilities: { moderate: 3, high, critical } } });

it.each([
  [0, 0, 1, 0],
  [1, 0, 0, 1],
  [0, 2, 0, 1],
])('%i high and %i critical: %i passed, %i failed', (high, critical, passed, failed) => {
  expect(auditOutcome(found(high, critical))).toMatchObject({ passed, failed });
});

it.each([JSON.stringify({ message: '405', error: {} }), '', 'npm error'])(
  'without advisories there is no result: %j',
  (printed) => {
    expect(auditOutcome(printed)).toBeUndefined();
  },
);
