/** What pages show of a project to download, which is its archives, what starts it, and its files. */
import { archiveFile, archiveFolder, type Project } from '../../pipeline/code-samples/projects/index.ts';
import { languageById, type ServerLanguage } from '../../pipeline/code-samples/index.ts';
import { flowElement } from './elements.ts';
import { codeBlock, downloadLinks, type FlowContent } from '../../pipeline/pages/tree/build.ts';

/** The links to the archives, the commands that start the project, and its files, folded. */
export function projectArchive({ name, languages, commands, files }: Project): FlowContent[] {
  return [
    downloadLinks(
      languages.map((language) => ({
        label: `${languageById(language).label} (zip)`,
        path: archiveFile(name, language),
      })),
    ),
    inLanguages(languages, 'Start the project', (language) => ['bash', commands(language).join('\n')]),
    flowElement('Fold', { label: 'Project files' }, [
      inLanguages(languages, undefined, (language) => [
        'text',
        fileTree(archiveFolder(name, language), [...files(language).keys()]),
      ]),
    ]),
  ];
}

function inLanguages(
  languages: readonly ServerLanguage[],
  title: string | undefined,
  write: (language: ServerLanguage) => [highlight: string, code: string],
): FlowContent {
  const panels = languages.map((language) =>
    flowElement('CodePanel', { language, label: languageById(language).label }, [
      codeBlock(...write(language)),
    ]),
  );
  return flowElement('CodeTabs', { title }, panels);
}

/** The project's files, or those in a folder below it. */
function fileTree(root: string, files: readonly string[]): string {
  const seen = new Set<string>();
  const lines = files.flatMap((file) => {
    const [folder, name] = file.split('/');
    if (folder === undefined || name === undefined) return [file];
    const heading = seen.has(folder) ? [] : [`${folder}/`];
    seen.add(folder);
    return [...heading, `  ${name}`];
  });
  return [`${root}/`, ...lines.map((line) => `  ${line}`)].join('\n');
}
