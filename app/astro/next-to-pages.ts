import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { provider } from '../../content/site/provider.ts';
import { MARKDOWN_INDEX_FILE } from '../../engines/markdown/index.ts';
import { previewImages } from '../outputs/preview-images/index.ts';
import { TOOL_DATA_FILE } from '../../engines/tool-data/index.ts';
import { redirectPages } from '../outputs/redirect-pages.ts';
import { robotsText } from '../outputs/robots.ts';
import { writeFiles } from '../outputs/search/index.ts';
import { makeMarkdownPages } from '../outputs/markdown-pages/index.ts';
import { allDownloads } from './downloads.ts';
import { toolDataFile } from './generated-data.ts';
import { INLINE_SCRIPTS_FILE } from '../../content/site/headers.ts';
import { inlineScripts } from './inline-scripts.ts';
import { searchFileSet } from './search-files.ts';

/**
 * Writes what is read off the pages next to them. That's the search files, the downloads, pages at old paths, the pages
 * as Markdown, the hashes of scripts inside of pages, what the tools know and `robots.txt`. Preview images are written
 * where the site knows its URL, since pages refer to them by it.
 *
 * @param folder of the built site
 */
export async function writeNextToPages(folder: string): Promise<void> {
  await writeFiles(folder, await searchFileSet());
  const markdownPages = await makeMarkdownPages(provider.siteUrl);
  const previews = provider.siteUrl === undefined ? [] : await previewImages();
  const files = [...(await allDownloads()), ...redirectPages(), ...markdownPages.files, ...previews];
  for (const [file, content] of files) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  await writeFile(path.join(folder, INLINE_SCRIPTS_FILE), JSON.stringify(await inlineScripts()));
  await writeFile(path.join(folder, MARKDOWN_INDEX_FILE), JSON.stringify(markdownPages.index));
  await writeFile(path.join(folder, TOOL_DATA_FILE), await toolDataFile());
  await writeFile(path.join(folder, 'robots.txt'), robotsText(provider.siteUrl, '/'));
}
