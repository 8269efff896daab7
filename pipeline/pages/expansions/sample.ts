import * as z from 'zod';
import { environmentTokensIn } from '../../languages/requests/index.ts';
import { readAttributes } from '../tree/attributes.ts';
import { failPage } from '../tree/author-error.ts';
import { codeBlock, downloadLinks, flowElement, markdownBlocks, type FlowContent } from '../tree/build.ts';
import { sampleDownloads } from '../../languages/samples/downloads.ts';
import type { Sample } from '../../languages/samples/index.ts';
import type { Expansion } from '../page-context.ts';
import { runLine } from './run-line.ts';

const attributes = z.strictObject({ id: z.string() });

function downloads(sample: Sample): FlowContent[] {
  const files = sampleDownloads(sample);
  if (files.length === 0) return [];
  return [downloadLinks(files), ...runLine(files.flatMap(({ command }) => command ?? []))];
}

/** `<Sample id="verify-webhook" />`: code of the folder `verify-webhook` below `samples/`, one tab a language. */
export const expandSample: Expansion = (element, context) => {
  const { id } = readAttributes(context.file, element, attributes);
  try {
    const sample = context.sample(id);
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
  } catch (error) {
    failPage(context.file, element, error instanceof Error ? error.message : String(error));
  }
};
