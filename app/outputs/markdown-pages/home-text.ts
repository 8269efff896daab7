import { plainExample } from '../../../components/shared/HomeExample/data.ts';
import { exampleSteps } from '../../../engines/example-steps/index.ts';
import { homeLead, homeSections, homeTitle } from '../../shell/Home/entries.ts';

/** The home page as Markdown, with links in the scheme of `page-texts.ts`. */
export async function homeText(): Promise<string> {
  const example = await plainExample();
  const steps = exampleSteps.flatMap(({ title, blocks }, index) => [
    `**${String(index + 1)}. ${title}**`,
    ...blocks.flatMap(({ label, code }) => [label, `\`\`\`json\n${example[code]}\n\`\`\``]),
  ]);
  const sections = homeSections.flatMap(({ id, title, entries }) => [
    `<!--anchor:${id}-->\n\n## ${title}`,
    entries.map(({ title: name, to, text }) => `- [${name}](page:${to}): ${text}`).join('\n'),
  ]);
  return `${[`# ${homeTitle}`, homeLead, ...steps, ...sections].join('\n\n')}\n`;
}
