import * as z from 'zod';
import { serverProject } from '../../languages/server-projects/index.ts';
import { readAttributes } from '../tree/attributes.ts';
import { failPage } from '../tree/author-error.ts';
import { markdownBlocks } from '../tree/build.ts';
import type { Expansion } from '../page-context.ts';
import { projectArchive } from './project-archive.ts';

const attributes = z.strictObject({ name: z.string() });

/** `<ServerProject name="webhook-receiver" />`: a server without a page as an archive, with what starts it. */
export const expandServerProject: Expansion = (element, context) => {
  const { name } = readAttributes(context.file, element, attributes);
  try {
    const project = context.serverProject(name);
    return [...markdownBlocks(project.summary), ...projectArchive(serverProject(project))];
  } catch (error) {
    failPage(context.file, element, error instanceof Error ? error.message : String(error));
  }
};
