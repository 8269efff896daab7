/**
 * Docusaurus plugin that writes what the SDK picker shows: its choices, which are part of the page, and a file for each
 * sample, which is fetched when it is chosen.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import {
  sampleFile,
  type PickedSample,
  type SdkPick,
  type ShownPick,
} from '../../../../src/lib/sdk-picker/index.ts';
import { loadDataTable } from '../../../material/tables/index.ts';
import { highlightCode } from '../../../pages/highlight/highlight-code.ts';
import { environmentTokensIn } from '../../../languages/requests/index.ts';
import { loadSample } from '../../../languages/samples/index.ts';
import { sdkPicks } from './picks.ts';

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
      `The sample "${id}" has no ${language}, which data/sdks/sdk-picks.yaml names. It has: ${sample.files.map((one) => one.language).join(', ')}.`,
    );
  const environmentTokens = environmentTokensIn(file.highlight, file.code);
  const { html } = await highlightCode(file.code, file.highlight, {
    ...(environmentTokens === undefined ? {} : { environmentTokens }),
  });
  return { title: sample.title, language: file.highlight, html };
}

/** The plugin, for the configuration of the site. */
export function sdkPicker(): Plugin {
  return {
    name: 'sdk-picker',
    getPathsToWatch: () => ['data', 'samples'].map((folder) => `${path.resolve(folder)}/**/*`),
    async contentLoaded({ actions }) {
      const picks = sdkPicks(loadDataTable);
      const shown = picks.map(async (pick): Promise<ShownPick> => {
        const { html } = await highlightCode(pick.install, 'bash');
        return { ...pick, installHtml: html };
      });
      await actions.createData('picks.json', JSON.stringify(await Promise.all(shown)));
      for (const [name, pick] of new Map(picks.map((one) => [sampleFile(one), one])))
        await actions.createData(`samples/${name}.json`, JSON.stringify(await pickedSample(pick)));
    },
  };
}
