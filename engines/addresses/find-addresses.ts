/**
 * An address from which requests leave the platform, e.g. `{ address: '18.191.73.1', tenants: 'Test', region: 'Europe'
 * }`.
 */
export interface KnownAddress {
  readonly address: string;
  readonly tenants: string;
  readonly region: string;
}

/** An IPv4 address of a string; `known` says whose it is when it is one of the platform's. */
export interface FoundAddress {
  readonly address: string;
  readonly known?: KnownAddress;
}

const ADDRESS = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d]|\.\d)/g;

function isAddress(text: string): boolean {
  return text.split('.').every((part) => Number(part) <= 255);
}

/**
 * Finds the IPv4 addresses of a string, such as lines of a log, each once, in the order of their first occurrence.
 *
 * @param known the platform addresses
 */
export function findAddresses(text: string, known: readonly KnownAddress[]): readonly FoundAddress[] {
  const addresses = new Set((text.match(ADDRESS) ?? []).filter(isAddress));
  return [...addresses].map((address) => ({
    address,
    known: known.find((candidate) => candidate.address === address),
  }));
}
