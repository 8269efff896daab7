/**
 * The secure hash algorithms of FIPS 180-4 and the keyed hash of RFC 2104 that `hmac` needs. Own code, on big integers:
 * it weighs 1.3 kB. With @noble/hashes 2.4.0 the evaluator weighs 33.7 kB of the 30 kB that it can weigh, and the
 * browser's own hashes are asynchronous. The tests compare it with Node.js's.
 */

/** One of the algorithms: `bytes` in a block, `bits` in a word. */
interface Algorithm {
  readonly block: number;
  readonly bits: bigint;
  readonly start: readonly bigint[];
  readonly size: number;
  readonly compress: (state: readonly bigint[], block: readonly bigint[]) => readonly bigint[];
}

function firstPrimes(count: number): bigint[] {
  const primes: bigint[] = [];
  for (let candidate = 2n; primes.length < count; candidate += 1n)
    if (primes.every((prime) => candidate % prime !== 0n)) primes.push(candidate);
  return primes;
}

/** The first `bits` bits behind the point of the root of `value`. */
function rootFraction(value: bigint, degree: bigint, bits: bigint): bigint {
  const scaled = value << (degree * bits);
  let root = 0n;
  for (let bit = 1n << (bits + 6n); bit > 0n; bit >>= 1n) if ((root + bit) ** degree <= scaled) root += bit;
  return BigInt.asUintN(Number(bits), root);
}

/** Rotates and shifts of SHA-2, in the order of FIPS 180-4, section 4.1: Σ0, Σ1, σ0, σ1. */
type Turns = readonly (readonly [bigint, bigint, bigint])[];

function sha2(bits: bigint, rounds: number, turns: Turns): Algorithm {
  const width = Number(bits);
  const word = (value: bigint): bigint => BigInt.asUintN(width, value);
  const turn = (value: bigint, by: bigint): bigint => (value >> by) | word(value << (bits - by));
  const mix = (which: number, value: bigint): bigint => {
    const [first, second, third] = turns[which] ?? [0n, 0n, 0n];
    return turn(value, first) ^ turn(value, second) ^ (which < 2 ? turn(value, third) : value >> third);
  };
  const primes = firstPrimes(rounds);
  const constants = primes.map((prime) => rootFraction(prime, 3n, bits));
  return {
    block: width * 2,
    bits,
    start: primes.slice(0, 8).map((prime) => rootFraction(prime, 2n, bits)),
    size: width,
    compress(state, block) {
      const words = [...block];
      let [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n, f = 0n, g = 0n, h = 0n] = state;
      constants.forEach((constant, round) => {
        const at = (back: number): bigint => words[round - back] ?? 0n;
        if (round > 15) words.push(word(mix(3, at(2)) + at(7) + mix(2, at(15)) + at(16)));
        const next = h + mix(1, e) + ((e & f) ^ (word(~e) & g)) + constant + at(0);
        const sum = next + mix(0, a) + ((a & b) ^ (a & c) ^ (b & c));
        [a, b, c, d, e, f, g, h] = [word(sum), a, b, c, word(d + next), e, f, g];
      });
      return [a, b, c, d, e, f, g, h];
    },
  };
}

function sha1(): Algorithm {
  const word = (value: bigint): bigint => BigInt.asUintN(32, value);
  const turn = (value: bigint, by: bigint): bigint => word(value << by) | (value >> (32n - by));
  const constants = [0x5a827999n, 0x6ed9eba1n, 0x8f1bbcdcn, 0xca62c1d6n];
  return {
    block: 64,
    bits: 32n,
    start: [0x67452301n, 0xefcdab89n, 0x98badcfen, 0x10325476n, 0xc3d2e1f0n],
    size: 20,
    compress(state, block) {
      const words = [...block];
      let [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n] = state;
      for (let round = 0; round < 80; round += 1) {
        const at = (back: number): bigint => words[round - back] ?? 0n;
        if (round > 15) words.push(turn(at(3) ^ at(8) ^ at(14) ^ at(16), 1n));
        const part = Math.floor(round / 20);
        const chosen =
          [(b & c) | (word(~b) & d), b ^ c ^ d, (b & c) | (b & d) | (c & d), b ^ c ^ d][part] ?? 0n;
        [a, b, c, d, e] = [
          word(turn(a, 5n) + chosen + e + (constants[part] ?? 0n) + at(0)),
          a,
          turn(b, 30n),
          c,
          d,
        ];
      }
      return [a, b, c, d, e];
    },
  };
}

function bigEndian(value: bigint, size: number): number[] {
  return Array.from({ length: size }, (_, place) => Number((value >> BigInt(8 * (size - 1 - place))) & 255n));
}

function hash({ block, bits, start, size, compress }: Algorithm, message: Uint8Array): Uint8Array {
  const length = block / 8;
  const rest = (message.length + 1 + length) % block;
  const padding = new Array<number>(rest === 0 ? 0 : block - rest).fill(0);
  const bytes = [...message, 0x80, ...padding, ...bigEndian(BigInt(message.length * 8), length)];
  const wordSize = Number(bits) / 8;
  let state = start;
  for (let from = 0; from < bytes.length; from += block) {
    const words = Array.from({ length: 16 }, (_, place) =>
      bytes
        .slice(from + place * wordSize, from + (place + 1) * wordSize)
        .reduce((value, byte) => (value << 8n) | BigInt(byte), 0n),
    );
    const next = compress(state, words);
    state = state.map((word, place) => BigInt.asUintN(Number(bits), word + (next[place] ?? 0n)));
  }
  return Uint8Array.from(state.flatMap((word) => bigEndian(word, wordSize))).slice(0, size);
}

const ALGORITHMS = {
  'sha-1': sha1,
  'sha-256': () =>
    sha2(32n, 64, [
      [2n, 13n, 22n],
      [6n, 11n, 25n],
      [7n, 18n, 3n],
      [17n, 19n, 10n],
    ]),
  'sha-512': () =>
    sha2(64n, 80, [
      [28n, 34n, 39n],
      [14n, 18n, 41n],
      [1n, 8n, 7n],
      [19n, 61n, 6n],
    ]),
} as const;

export type HashName = keyof typeof ALGORITHMS;

/** Whether `name` is a hash that `hmac` can use. */
export function isHashName(name: string): name is HashName {
  return Object.hasOwn(ALGORITHMS, name);
}

const made = new Map<HashName, Algorithm>();

/** The keyed hash of a message (RFC 2104). */
export function computeHmac(name: HashName, key: Uint8Array, message: Uint8Array): Uint8Array {
  const algorithm = made.get(name) ?? ALGORITHMS[name]();
  made.set(name, algorithm);
  const short = key.length > algorithm.block ? hash(algorithm, key) : key;
  const padded = Uint8Array.from({ length: algorithm.block }, (_, place) => short[place] ?? 0);
  const inner = hash(algorithm, Uint8Array.from([...padded.map((byte) => byte ^ 0x36), ...message]));
  return hash(algorithm, Uint8Array.from([...padded.map((byte) => byte ^ 0x5c), ...inner]));
}
