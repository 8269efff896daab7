import type { ServerResponse } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { noteLength } from './response-length.ts';

/** `stat` rounds a time to milliseconds, which can be the next second. Other servers cut it off. */
const inSeconds = (milliseconds: number): string =>
  new Date(Math.floor(milliseconds / 1000) * 1000).toUTCString();

/**
 * In bytes, of all files that a process keeps in its memory. Everything that's compressed with brotli is 12 MB, so what
 * readers ask for fits.
 */
const MEMORY = 32_000_000;

/** In bytes. What's larger is streamed from the disk, since few ask for it. */
const LARGEST = 500_000;

/** A file in memory, with what the disk knows of it. */
interface HotFile {
  readonly body: Buffer;
  readonly modified: string;
  /** Headers as they're sent, by those that don't need the disk. */
  readonly heads: Map<ReadonlyMap<string, string>, readonly string[]>;
}

/** The files that are asked for most, in memory. */
export interface HotFiles {
  /**
   * Sends a file from the memory.
   *
   * @param name from the site's folder, with the ending of its coding
   * @param headers must be the same object whenever they're the same
   * @returns false where the file isn't there. It's read for the next time, then
   */
  readonly send: (
    name: string,
    response: ServerResponse,
    status: number,
    headers: ReadonlyMap<string, string>,
  ) => boolean;
}

/** Opens an empty memory for a built site. */
export function openHotFiles(directory: string): HotFiles {
  const files = new LRUCache<string, HotFile>({
    maxSize: MEMORY,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ body }) => body.length + 1_000,
  });
  const reading = new Set<string>();

  async function read(name: string): Promise<void> {
    const place = path.join(directory, name);
    const { size, mtimeMs } = await stat(place);
    if (size > LARGEST) return;
    files.set(name, { body: await readFile(place), modified: inSeconds(mtimeMs), heads: new Map() });
  }

  function keep(name: string): void {
    if (reading.has(name)) return;
    reading.add(name);
    // What can't be read isn't kept. The response that's streamed says so.
    read(name)
      .catch(() => undefined)
      .finally(() => reading.delete(name));
  }

  return {
    send(name, response, status, headers) {
      const file = files.get(name);
      if (file === undefined) {
        keep(name);
        return false;
      }
      let head = file.heads.get(headers);
      if (head === undefined) {
        head = headOf(file, headers);
        file.heads.set(headers, head);
      }
      noteLength(response, file.body.length);
      // For HEAD, Node.js sends no body.
      response.writeHead(status, head as string[]).end(file.body);
      return true;
    },
  };
}

/** As `send` sends them, in its order. */
function headOf({ body, modified }: HotFile, headers: ReadonlyMap<string, string>): readonly string[] {
  return [
    ...[...headers].flat(),
    ...['Accept-Ranges', 'bytes', 'Last-Modified', modified, 'Content-Length', String(body.length)],
  ];
}
