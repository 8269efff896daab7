// The public keys that deliveries are verified with, by signature version.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';

/** A key that `npm run deliver` makes. Nothing is downloaded for it. */
export const LOCAL = 'local';

/** Versions that you accept. The version in a request comes from outside, so it never becomes part of a URL. */
const VERSIONS = (process.env.WEBHOOK_VERSIONS ?? LOCAL).split(',');
const DOWNLOADS = 'https://cdn.basistheory.com/keys';
/** A forged delivery mustn't make the receiver download keys again and again. */
const MIN_REFRESH_MS = 10 * 60 * 1000;

let refreshedAt = 0;

export const keyFile = (version: string): string => `keys/webhooks.${version}.key`;

async function download(version: string): Promise<void> {
  const response = await fetch(`${DOWNLOADS}/webhooks.${version}.key`, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`The key ${version} can't be downloaded: ${response.status}.`);
  await mkdir('keys', { recursive: true });
  await writeFile(keyFile(version), await response.text());
}

/** Every key that's there, in PEM format. A missing one is downloaded first. */
export async function publicKeys(): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  for (const version of VERSIONS) {
    if (version !== LOCAL && !existsSync(keyFile(version))) await download(version);
    if (existsSync(keyFile(version))) keys.set(version, await readFile(keyFile(version), 'utf8'));
  }
  return keys;
}

/** Downloads the keys again, at most every ten minutes. Returns whether it did. */
export async function refreshPublicKeys(): Promise<boolean> {
  const versions = VERSIONS.filter((version) => version !== LOCAL);
  if (versions.length === 0 || Date.now() - refreshedAt < MIN_REFRESH_MS) return false;
  refreshedAt = Date.now();
  for (const version of versions) await download(version);
  return true;
}
