import { downloadMakers } from '../outputs/downloads/index.ts';

/** Everything that the site offers next to its pages, by path from its root, e.g. `/openapi.json`. */
export async function allDownloads(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const made = await Promise.all(Object.values(downloadMakers).map((make) => make()));
  return new Map(made.flatMap((files) => [...files]));
}
