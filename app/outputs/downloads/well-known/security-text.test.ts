import { describe, expect, it } from 'vitest';
import { provider } from '../../../../content/site/provider.ts';
import { sourceTime } from '../../../../pipeline/cache/build-time/index.ts';
import { expiryOf, securityText } from './security-text.ts';

const DAY = 24 * 60 * 60 * 1000;
const PATH = '/.well-known/security.txt';
const facts = { supportEmail: 'help@example.com', lastCompared: '2026-11-26', siteUrl: undefined };

describe('security.txt', () => {
  it('has the contact, the day that it expires, and the language', () => {
    expect(securityText(facts, PATH)).toBe(
      'Contact: mailto:help@example.com\nExpires: 2027-10-26T00:00:00Z\nPreferred-Languages: en\n',
    );
  });

  it('states its URL where the site knows its own', () => {
    const text = securityText({ ...facts, siteUrl: 'https://docs.example.com' }, PATH);
    expect(text).toContain('\nCanonical: https://docs.example.com/.well-known/security.txt\n');
  });

  it('expires within a year of when the contact was confirmed', () => {
    const { lastCompared } = provider;
    expect(lastCompared).toMatch(/^\d{4}-\d\d-\d\d$/);
    const days = (expiryOf(provider).getTime() - Date.parse(lastCompared)) / DAY;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(366);
  });

  /** The day of the latest change, not today, so that a checkout of any commit passes forever or never. */
  it('is valid for 30 more days when the site changes (if not, compare content/site/provider.ts and set lastCompared)', () => {
    const changed =
      sourceTime(['content/docs', 'content/data', 'content/openapi', 'content/site', 'pipeline', 'app']) *
      1000;
    expect(expiryOf(provider).getTime() - changed).toBeGreaterThan(30 * DAY);
  });
});
