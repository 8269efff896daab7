import { serverProject } from '../../../pipeline/code-samples/server-projects/index.ts';
import { markdownBlocks } from '../../../pipeline/pages/tree/build.ts';
import type { Expand } from '../../../pipeline/pages/index.ts';
import { projectArchive } from '../../builders/project-archive.ts';
import type { serverProject as definition } from './definition.ts';

/** `<ServerProject name="webhook-receiver" />`: a server without a page as an archive, with what starts it. */
export const expand: Expand<typeof definition> = ({ name }, page) => {
  const project = page.serverProject(name);
  return [...markdownBlocks(project.summary), ...projectArchive(serverProject(project))];
};
