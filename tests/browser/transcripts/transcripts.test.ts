/**
 * What a screen reader says on ways through the site, compared with transcripts that a person has read.
 * `UPDATE_TRANSCRIPTS=1` writes them anew. Then read each line that changed as a blind reader hears it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { open } from '../../site/support/visitor.ts';
import { withPage } from '../../support/browser.ts';
import { screenReaderOn } from '../../support/screen-reader.ts';
import { JOURNEYS, type Journey } from './journeys.ts';

const fileOf = ({ name }: Pick<Journey, 'name'>): string => path.join(import.meta.dirname, `${name}.txt`);

const IS_UPDATE = process.env.UPDATE_TRANSCRIPTS === '1';

describe('what a screen reader says', () => {
  it.each(JOURNEYS)('$name', async (journey) => {
    const { about, route, width, ready, go } = journey;
    const viewport = { width, height: 900 };
    await withPage({ fetchesAhead: false, reducedMotion: 'reduce', viewport }, async (page) => {
      await open(page, route);
      if (ready !== undefined) await page.locator(ready).first().waitFor();
      const reader = await screenReaderOn(page);
      await go(reader);
      const heard = `${about} ${route}, ${String(width)} px wide.\n\n${reader.transcript()}`;
      if (IS_UPDATE) writeFileSync(fileOf(journey), heard);
      expect(heard).toBe(readFileSync(fileOf(journey), 'utf8'));
    });
  });

  it('is kept for each way, and for no other', () => {
    const kept = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.txt'));
    expect(kept.sort()).toEqual(JOURNEYS.map((journey) => path.basename(fileOf(journey))).sort());
  });
});
