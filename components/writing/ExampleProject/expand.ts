import { exampleProject, type Example } from '../../../pipeline/code-samples/example-projects/index.ts';
import { markdownBlocks } from '../../../pipeline/pages/tree/build.ts';
import type { Expand } from '../../../pipeline/pages/index.ts';
import { projectArchive } from '../../builders/project-archive.ts';
import type { exampleProject as definition } from './definition.ts';

/** `<ExampleProject name="collect-cards" />`: page and server of a guide as an archive, with what starts it. */
export const expand: Expand<typeof definition> = ({ name }, page) => {
  const example = page.example(name);
  return [...markdownBlocks(introduction(example)), ...projectArchive(exampleProject(example))];
};

function introduction({ summary, variables }: Example): string {
  const names = variables.map(({ name }) => `\`${name}\``).join(', ');
  return `${summary} It contains the code from this guide, with the placeholders as variables in the \`.env\` file: ${names}. The README in the archive says where each value comes from and what to try.`;
}
