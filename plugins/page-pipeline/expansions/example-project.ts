import type { Paragraph } from 'mdast';
import * as z from 'zod';
import {
  archiveFile,
  archiveFolder,
  exampleLanguages,
  projectFiles,
  startCommands,
  type Example,
  type ServerLanguage,
} from '../../example-projects/index.ts';
import { LANGUAGES } from '../../samples/languages.ts';
import { readAttributes } from '../../page-tree/attributes.ts';
import { failPage } from '../../page-tree/author-error.ts';
import { codeBlock, flowElement, link, markdownBlocks, paragraph, text } from '../../page-tree/build.ts';
import type { FlowContent } from '../../page-tree/build.ts';
import type { Expansion } from '../page-context.ts';

const attributes = z.strictObject({ name: z.string() });

/** `<ExampleProject name="collect-cards" />`: page and server of a guide as an archive, with what starts it. */
export const expandExampleProject: Expansion = (element, context) => {
  const { name } = readAttributes(context.file, element, attributes);
  try {
    const example = context.example(name);
    const languages = exampleLanguages(example);
    return [
      ...markdownBlocks(introduction(example)),
      downloads(name, languages),
      inLanguages(languages, 'Start the project', (language) => [
        'bash',
        startCommands(name, language).join('\n'),
      ]),
      flowElement('Fold', { label: 'Files of the project' }, [
        inLanguages(languages, undefined, (language) => ['text', fileTree(example, language)]),
      ]),
    ];
  } catch (error) {
    failPage(context.file, element, error instanceof Error ? error.message : String(error));
  }
};

function introduction({ summary, variables }: Example): string {
  const names = variables.map(({ name }) => `\`${name}\``).join(', ');
  return `${summary} It is the code of this guide, with its placeholders as variables in the file \`.env\`: ${names}. The README in the archive says where each value comes from and what to try.`;
}

function downloads(name: string, languages: readonly ServerLanguage[]): Paragraph {
  const links = languages.flatMap((language, index) => [
    ...(index === 0 ? [] : [text(', ')]),
    link(`pathname://${archiveFile(name, language)}`, [text(`${LANGUAGES[language].label} (zip)`)]),
  ]);
  return paragraph([text('Download: '), ...links, text('.')]);
}

function inLanguages(
  languages: readonly ServerLanguage[],
  title: string | undefined,
  write: (language: ServerLanguage) => [highlight: string, code: string],
): FlowContent {
  const panels = languages.map((language) =>
    flowElement('CodePanel', { language, label: LANGUAGES[language].label }, [codeBlock(...write(language))]),
  );
  return flowElement('CodeTabs', { title }, panels);
}

/** The files of the project, those of a folder below it. */
function fileTree(example: Example, language: ServerLanguage): string {
  const seen = new Set<string>();
  const lines = [...projectFiles(example, language).keys()].flatMap((file) => {
    const [folder, name] = file.split('/');
    if (folder === undefined || name === undefined) return [file];
    const heading = seen.has(folder) ? [] : [`${folder}/`];
    seen.add(folder);
    return [...heading, `  ${name}`];
  });
  return [`${archiveFolder(example.name, language)}/`, ...lines.map((line) => `  ${line}`)].join('\n');
}
