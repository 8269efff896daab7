import { sampleCardSlot } from '@site/components/browser/sample-card/slot';
import type { RunnableSample } from '@site/engines/sample-runs';
import { codeEdits, readSampleCard } from '@site/engines/test-data';
import type { GuideProgram } from '@site/engines/guide-runs';
import { browserFile } from '../../browser/use-browser-data';

type WithCard = (text: string) => string;

/** What puts the reader's test card into text, as the page's samples have it. */
async function readersCard(): Promise<WithCard> {
  const stored = sampleCardSlot().get();
  if (stored === null) return (text) => text;
  const { samples, cards } = await browserFile('TestDataPicker', 'sample-cards');
  const card = readSampleCard(stored, cards);
  if (card === undefined) return (text) => text;
  return (written) =>
    codeEdits(written, card, samples).reduceRight(
      (edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end),
      written,
    );
}

async function loadStep(guide: string, step: string, withCard: WithCard): Promise<RunnableSample> {
  const program = await browserFile('RunGuide', guide);
  const filled = JSON.parse(withCard(JSON.stringify(program))) as GuideProgram;
  return { kind: 'step', program: filled, place: filled.steps.findIndex(({ id }) => id === step) };
}

/**
 * Fetches a sample, with the reader's test card if one is chosen.
 *
 * @param sample its ID, as `data.ts` describes
 * @throws Error when it can't be fetched
 */
export async function loadSample(sample: string): Promise<RunnableSample> {
  const withCard = await readersCard();
  const [group = '', rest = ''] = sample.split(/\.(.*)/s);
  const [guide = '', step = ''] = rest.split('/');
  if (group === 'guide') return loadStep(guide, step, withCard);
  const run = (await browserFile('RunSample', group))[sample];
  if (run === undefined) throw new Error(`There's no sample ${sample}.`);
  const before = run.before.map((one) => ({ ...one, request: withCard(one.request) }));
  return { ...run, request: withCard(run.request), before };
}
