import {
  sampleFile,
  type PickedSample,
  type SdkPick,
  type ShownPick,
} from '../../../engines/sdk-picker/index.ts';
import { environmentTokensIn } from '../../../pipeline/code-samples/requests/index.ts';
import { loadSample } from '../../../pipeline/code-samples/samples/index.ts';
import { loadDataTable } from '../../../pipeline/content/tables/index.ts';
import { highlightCode } from '../../../pipeline/pages/highlight/index.ts';
import { sdkPicks } from './expand.ts';

/**
 * The sample of a pick, highlighted.
 *
 * @throws a sentence when there is no such sample, or it is not in the language
 */
async function pickedSample({ sample: id, language }: SdkPick): Promise<PickedSample> {
  const sample = loadSample(id);
  const file = sample.files.find((candidate) => candidate.language === language);
  if (file === undefined)
    throw new Error(
      `The sample "${id}" has no ${language}, which content/data/sdks/sdk-picks.yaml names. It has: ${sample.files.map((one) => one.language).join(', ')}.`,
    );
  const environmentTokens = environmentTokensIn(file.highlight, file.code);
  const { html } = await highlightCode(file.code, file.highlight, {
    ...(environmentTokens === undefined ? {} : { environmentTokens }),
  });
  return { title: sample.title, language: file.highlight, html };
}

async function shownPick(pick: SdkPick): Promise<ShownPick> {
  return { ...pick, installHtml: (await highlightCode(pick.install, 'bash')).html };
}

/**
 * What the picker shows: its choices, which are part of the page, and each sample, which is fetched when it is chosen.
 */
export async function data(): Promise<{
  readonly picks: readonly ShownPick[];
  readonly [sample: `samples/${string}`]: PickedSample;
}> {
  const picks = sdkPicks(loadDataTable);
  const files = new Map(picks.map((pick) => [sampleFile(pick), pick]));
  const samples = await Promise.all(
    [...files].map(async ([file, pick]) => [`samples/${file}`, await pickedSample(pick)] as const),
  );
  return { ...Object.fromEntries(samples), picks: await Promise.all(picks.map(shownPick)) };
}
