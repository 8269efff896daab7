import { SERVER_LANGUAGES } from '../../../pipeline/languages/example-projects/index.ts';
import {
  serverProjectFiles,
  serverStartCommands,
} from '../../../pipeline/languages/server-projects/index.ts';
import { markdownBlocks } from '../../../pipeline/pages/tree/build.ts';
import type { Expand } from '../../../pipeline/pages/page-context.ts';
import { projectArchive } from '../../../pipeline/pages/parts/project-archive.ts';
import type { serverProject } from './definition.ts';

/** `<ServerProject name="webhook-receiver" />`: a server without a page as an archive, with what starts it. */
export const expand: Expand<typeof serverProject> = ({ name }, page) => {
  const project = page.serverProject(name);
  return [
    ...markdownBlocks(project.summary),
    ...projectArchive({
      name,
      languages: SERVER_LANGUAGES,
      commands: (language) => serverStartCommands(project, language),
      files: (language) => serverProjectFiles(project, language),
    }),
  ];
};
