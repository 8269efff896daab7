import { createHash } from 'node:crypto';

/** A short name for a content: equal contents have equal fingerprints. */
export function fingerprint(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}
