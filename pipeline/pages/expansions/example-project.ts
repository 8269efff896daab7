import * as z from 'zod';
import { exampleProject, type Example } from '../../languages/example-projects/index.ts';
import { readAttributes } from '../tree/attributes.ts';
import { failPage } from '../tree/author-error.ts';
import { markdownBlocks } from '../tree/build.ts';
import type { Expansion } from '../page-context.ts';
import { projectArchive } from './project-archive.ts';

const attributes = z.strictObject({ name: z.string() });

/** `<ExampleProject name="collect-cards" />`: page and server of a guide as an archive, with what starts it. */
export const expandExampleProject: Expansion = (element, context) => {
  const { name } = readAttributes(context.file, element, attributes);
  try {
    const example = context.example(name);
    return [...markdownBlocks(introduction(example)), ...projectArchive(exampleProject(example))];
  } catch (error) {
    failPage(context.file, element, error instanceof Error ? error.message : String(error));
  }
};

function introduction({ summary, variables }: Example): string {
  const names = variables.map(({ name }) => `\`${name}\``).join(', ');
  return `${summary} It is the code of this guide, with its placeholders as variables in the file \`.env\`: ${names}. The README in the archive says where each value comes from and what to try.`;
}
