import { describe, expect, it } from 'vitest';
import { checklistParts } from './checklist.ts';
import { guideFacts } from './guides.ts';
import { proseAbout } from './prose.ts';
import { guideSection } from './sections.ts';

const CHARGE = '/docs/card-payments/charge-card';
const NO_LINKS = { linksTo: () => undefined, isWhole: false };

describe('a skill takes of a guide', () => {
  it('its introduction, and its languages', async () => {
    const { introduction, languages } = await guideFacts(CHARGE);
    expect(introduction).toMatch(/^Charge a card that a customer typed/);
    expect(introduction).not.toContain('```');
    expect(languages.map(({ id }) => id)).toContain('go');
  });

  it('a section with those below it, with links as notes and calls in cURL alone', async () => {
    const { title, text, address } = await guideSection(CHARGE, '#charge', NO_LINKS);
    expect(title).toBe('Charge the card');
    expect(address).toBe(`${CHARGE}#charge`);
    expect(text).toContain('### Was it charged?');
    expect(text).toContain('(page:/docs/expressions/detokenization)');
    expect(text).toContain('curl "https://');
    expect(text).not.toMatch(/BasisTheoryClient|Store the card/);
  });

  it('a section of another page', async () => {
    const { address } = await guideSection(CHARGE, '/docs/card-payments/payments-routing#decide', NO_LINKS);
    expect(address).toBe('/docs/card-payments/payments-routing#decide');
  });

  it("samples as links to the skill's files", async () => {
    const linksTo = (sample: string): string => `Code of ${sample}`;
    const { text } = await guideSection(CHARGE, '#read-the-intent', { linksTo, isWhole: false });
    expect(text).toContain('Code of Read the token intent');
    expect(text).not.toContain('curl "');
  });

  it('the prose about a call, without what announces its tables', async () => {
    const about = await proseAbout(CHARGE, 'Charge the stored card');
    expect(about?.title).toBe('Charge the stored card');
    expect(about?.text).toContain("doesn't work with any other processor.");
    expect(about?.text).not.toMatch(/This table shows|\| - \|/);
    expect(await proseAbout(CHARGE, 'No such call')).toBeUndefined();
  });

  it('each item of a checklist', async () => {
    const parts = await checklistParts('/docs/guides/production-checklist');
    expect(parts.map(({ title }) => title)).toContain('PCI obligations');
    const [account] = parts;
    expect(account?.items.get('production-host')).toBe('Production code calls the production host');
    expect(account?.text).toContain('[ ] **Production code calls the production host**');
  });
});

describe('what a skill asks of a guide that lacks it ends with a sentence', () => {
  it.each([
    ['a page', () => guideFacts('/docs/none'), "There's no page /docs/none."],
    ['a section', () => guideSection(CHARGE, '#none', NO_LINKS), `${CHARGE} has no section #none.`],
    ['a checklist', () => checklistParts(CHARGE), `${CHARGE} has no <Checklist>.`],
  ])('%s', async (_, read, sentence) => {
    await expect(read()).rejects.toThrow(sentence);
  });
});
