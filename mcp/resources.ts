/** Pages as resources, by `docs://` and the URL of their Markdown. */
import { ResourceNotFoundError, ResourceTemplate, type McpServer } from '@modelcontextprotocol/server';
import type { BuiltDocs } from './built-docs.ts';

const MIME_TYPE = 'text/markdown';

/** Lists the pages, and reads any of them, in one language or in all. */
export function addResources(server: McpServer, docs: BuiltDocs): void {
  const resources = docs.pages.map(({ file, title, description }) => ({
    ...{ name: file, title, description },
    uri: `docs://${file}`,
    mimeType: MIME_TYPE,
  }));
  server.registerResource(
    'page',
    new ResourceTemplate('docs://{+file}', { list: () => ({ resources }) }),
    {
      title: 'A page as Markdown',
      description:
        'A page by the URL of its Markdown, such as docs://docs/api/tokens.md, or docs://docs/api/tokens.go.md for samples in one language.',
      mimeType: MIME_TYPE,
    },
    (uri) => {
      const file = decodeURI(uri.href.slice('docs://'.length));
      const text = docs.markdown(file);
      if (text === undefined) throw new ResourceNotFoundError(uri.href);
      return { contents: [{ uri: uri.href, mimeType: MIME_TYPE, text }] };
    },
  );
}
