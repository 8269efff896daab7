import { existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { contentType } from 'mime-types';
import send from 'send';

/** In milliseconds, as on GitHub Pages, so that a second page of the same visit needn't ask for its scripts again. */
const KEPT_FOR = 600_000;

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** The file at a path, also without its ending. */
function fileAt(folder: string, pathname: string): string | undefined {
  const names = [pathname, `${pathname}.html`, path.posix.join(pathname, 'index.html')];
  return names.find((name) => isFile(path.join(folder, name)));
}

/**
 * Serves a folder as a plain host of static files does. It sends each file as it was built, with brotli where there is a
 * compressed sibling, and without a header that would block scripts.
 *
 * @param folder a built site, with a `404.html`
 */
export function createPlainServer(folder: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const found = fileAt(folder, pathname);
    if (found === undefined) response.statusCode = 404;
    const file = found ?? '/404.html';
    const takesBrotli = (request.headers['accept-encoding'] ?? '').includes('br');
    const hasBrotli = takesBrotli && isFile(path.join(folder, `${file}.br`));
    response.setHeader('Content-Type', contentType(path.extname(file)) || 'application/octet-stream');
    response.setHeader('Vary', 'Accept-Encoding');
    if (hasBrotli) response.setHeader('Content-Encoding', 'br');
    send(request, hasBrotli ? `${file}.br` : file, { root: folder, maxAge: KEPT_FOR, dotfiles: 'allow' })
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
}
