import type { ServerResponse } from 'node:http';

const lengths = new WeakMap<ServerResponse, number>();

/** Remembers the length of a body, where its headers aren't kept by `setHeader` and can't be asked for later. */
export function noteLength(response: ServerResponse, length: number): void {
  lengths.set(response, length);
}

/** The length of a body, in bytes. */
export function lengthOf(response: ServerResponse): number {
  return lengths.get(response) ?? Number(response.getHeader('Content-Length') ?? 0);
}
