import * as z from 'zod';
import { loadSample } from '../samples/index.ts';
import { readAttributes } from './attributes.ts';
import { failPage } from './author-error.ts';
import type { Expansion } from './page-context.ts';
import { codeBlock, flowElement, markdownBlocks } from './tree.ts';

const attributes = z.strictObject({ id: z.string() });

/** `<Sample id="verify-webhook" />`: code of `samples/verify-webhook/`, one tab a language. */
export const expandSample: Expansion = (element, context) => {
  const { id } = readAttributes(context.file, element, attributes);
  try {
    const sample = loadSample(id);
    const panels = sample.files.map(({ language, label, highlight, code, checked, environment }) =>
      flowElement('CodePanel', { language, label, checked }, [codeBlock(highlight, code, { environment })]),
    );
    const environments = sample.files.some((file) => file.environment !== undefined);
    const note = sample.note === undefined ? [] : markdownBlocks(sample.note);
    return [flowElement('CodeTabs', { title: sample.title, environments }, panels), ...note];
  } catch (error) {
    failPage(context.file, element, error instanceof Error ? error.message : String(error));
  }
};
