import { environmentTokensIn } from '../../../pipeline/code-samples/requests/index.ts';
import { flowElement } from '../../builders/elements.ts';
import {
  codeBlock,
  downloadLinks,
  markdownBlocks,
  type FlowContent,
} from '../../../pipeline/pages/tree/build.ts';
import { sampleDownloads, type Sample } from '../../../pipeline/code-samples/samples/index.ts';
import type { Expand } from '../../../pipeline/pages/index.ts';
import { runLine } from '../../builders/run-line.ts';
import type { sample } from './definition.ts';

function downloads(sample: Sample): FlowContent[] {
  const files = sampleDownloads(sample);
  if (files.length === 0) return [];
  return [downloadLinks(files), ...runLine(files.flatMap(({ command }) => command ?? []))];
}

/** `<Sample id="verify-webhook" />`: code of `samples/verify-webhook/`, one tab a language. */
export const expand: Expand<typeof sample> = ({ id }, page) => {
  const sample = page.sample(id);
  const panels = sample.files.map(({ language, label, highlight, code, checked }) =>
    flowElement('CodePanel', { language, label, checked }, [codeBlock(highlight, code)]),
  );
  const environments = sample.files.some(
    ({ highlight, code }) => environmentTokensIn(highlight, code) !== undefined,
  );
  const note = sample.note === undefined ? [] : markdownBlocks(sample.note);
  return [
    flowElement('CodeTabs', { title: sample.title, environments }, panels),
    ...note,
    ...downloads(sample),
  ];
};
