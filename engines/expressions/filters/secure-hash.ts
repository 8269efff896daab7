import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';

/** Not the browser's own hashes, which are asynchronous. */
const ALGORITHMS = { 'sha-1': sha1, 'sha-256': sha256, 'sha-512': sha512 } as const;

export type HashName = keyof typeof ALGORITHMS;

/** Whether `name` is a hash that `hmac` can use. */
export function isHashName(name: string): name is HashName {
  return Object.hasOwn(ALGORITHMS, name);
}

/** The keyed hash of a message (RFC 2104). */
export function computeHmac(name: HashName, key: Uint8Array, message: Uint8Array): Uint8Array {
  return hmac(ALGORITHMS[name], key, message);
}
