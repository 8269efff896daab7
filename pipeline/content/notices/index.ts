/** Notes that several pages show word for word: `content/data/notices/<name>.yaml` holds one of them. */
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { fileExists, fileNames, readText } from '../../cache/index.ts';

const noticeSchema = z.strictObject({
  type: z.enum(['note', 'tip', 'warning', 'danger']),
  title: z.string(),
  /** Blocks of Markdown; links are routes of the site. */
  text: z.string(),
});

export type Notice = Readonly<z.infer<typeof noticeSchema>>;

/** Every command of the project runs at its root. */
const noticesFolder = path.resolve('content/data/notices');

/** Names of all notices, sorted. */
export function noticeNames(): string[] {
  return fileNames(noticesFolder)
    .map((file) => path.basename(file, '.yaml'))
    .sort();
}

/**
 * Reads one notice.
 *
 * @param name of the file without extension
 * @param folder that holds the notices
 * @throws Error, a sentence that gives the file and each wrong place
 */
export function loadNotice(name: string, folder: string = noticesFolder): Notice {
  const label = `content/data/notices/${name}.yaml`;
  const file = path.join(folder, `${name}.yaml`);
  if (!fileExists(file)) throw new Error(`There is no ${label}. Write it, or name another notice.`);
  const result = noticeSchema.safeParse(parse(readText(file)));
  if (!result.success)
    throw new Error(
      `${label} has an unexpected shape. Correct these places:\n${z.prettifyError(result.error)}`,
    );
  return result.data;
}
