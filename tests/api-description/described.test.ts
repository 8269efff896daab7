import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { describedFields, isCircular } from './described.ts';

const fields = describedFields(await loadApiDescription());
const undescribed = z
  .array(z.strictObject({ place: z.string(), reason: z.string().min(1) }))
  .parse(parse(fs.readFileSync(path.join(import.meta.dirname, 'undescribed.yaml'), 'utf8')));

/** Of more than 1,200 fields. Lower it with each exception that goes; never raise it. */
const MOST_EXCEPTIONS = 34;

test('every property and parameter is described, apart from the named exceptions', () => {
  const bare = fields.filter(({ description }) => description === '').map(({ place }) => place);
  expect(fields.length).toBeGreaterThan(1200);
  expect(bare.sort()).toEqual(undescribed.map(({ place }) => place).sort());
});

test('the exceptions only become fewer', () => {
  expect(undescribed.length).toBeLessThanOrEqual(MOST_EXCEPTIONS);
});

test('no description only repeats the name', () => {
  const circular = fields.filter(isCircular).map(({ place, description }) => `${place}: ${description}`);
  expect(circular).toEqual([]);
});

describe('a description is circular', () => {
  test.each([
    ['city', 'City.'],
    ['tenant_id', 'ID of the tenant.'],
    ['sessionId', 'ID of the session.'],
    ['request_transforms', 'The transforms of a request.'],
  ])('%s: %s', (name, description) => {
    expect(isCircular({ place: 'X', name, description })).toBe(true);
  });
});

describe('a description is not circular', () => {
  test.each([
    ['city', 'City or town, for example `Austin`.'],
    ['tenant_id', 'UUID of the tenant.'],
    ['ID', 'ID of the session.'],
    ['city', ''],
  ])('%s: %s', (name, description) => {
    expect(isCircular({ place: 'X', name, description })).toBe(false);
  });
});
