/** The checks that need no cryptography: version and time. */
import { failed, passed, type Check } from './checks';
import { VERSION_HEADER } from './headers';

/** The versions of the platform's keys, and who signs with them (content/docs/api/webhooks, "Verify the signature"). */
const VERSIONS: Readonly<Record<string, string>> = {
  v1: 'production tenants',
  'v1-test': 'test tenants',
};

/** The tolerance of the samples, in milliseconds. */
const TOLERANCE_MS = 5 * 60 * 1000;

/** Whether the key is the one for the version of a delivery. */
export function checkVersion(version: string, keyVersion: string): Check {
  const accepted = keyVersion.trim();
  if (version === accepted) return passed('version', `\`${version}\` matches your key's version.`);
  const isWritten = Object.keys(VERSIONS).find((known) => known === version.trim().toLowerCase());
  if (isWritten !== undefined && isWritten !== version)
    return failed(
      'version',
      `${VERSION_HEADER} is written differently from \`${isWritten}\`.`,
      'Compare it exactly, and reject other spellings.',
    );
  const signer = Object.hasOwn(VERSIONS, version) ? VERSIONS[version] : undefined;
  const name = version.length > 40 ? `${version.slice(0, 40)}…` : version;
  if (signer === undefined)
    return failed(
      'version',
      `\`${name}\` isn't a version that the platform signs with, and your key is for \`${accepted}\`.`,
      'Reject unknown versions. Never make a URL or a file name from one.',
    );
  return failed(
    'version',
    `\`${name}\` is the version for ${signer}, but your key is for \`${accepted}\`.`,
    `Choose the key by ${VERSION_HEADER}. For ${signer}, it's at \`https://cdn.basistheory.com/keys/webhooks.${version}.key\`.`,
  );
}

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A time in ISO 8601 with a time zone, in milliseconds since 1970; undefined for anything else. */
export function readTime(written: unknown): number | undefined {
  if (typeof written !== 'string' || !DATE_TIME.test(written)) return undefined;
  const time = Date.parse(written);
  return Number.isNaN(time) ? undefined : time;
}

const UNITS = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
] as const;

/** A duration in its largest whole unit, e.g. `12 minutes`. */
function duration(ms: number): string {
  const [size, unit] = UNITS.find(([length]) => ms >= length) ?? [1000, 'second'];
  const count = Math.floor(ms / size);
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * Whether a delivery is recent.
 *
 * @param value of the body
 * @param receivedAt milliseconds since 1970
 */
export function checkClock(value: unknown, receivedAt: number): Check {
  const written = (value as { readonly delivered_at?: unknown } | null)?.delivered_at;
  if (written === undefined)
    return failed(
      'clock',
      "The body has no `delivered_at` at its top level, so it isn't a whole delivery.",
      'Paste the whole body, not only its `event`.',
    );
  const deliveredAt = readTime(written);
  if (deliveredAt === undefined)
    return failed(
      'clock',
      "`delivered_at` isn't a time in ISO 8601 format with a time zone.",
      'Reject the delivery.',
    );
  const age = receivedAt - deliveredAt;
  if (Math.abs(age) <= TOLERANCE_MS)
    return passed('clock', '`delivered_at` is within five minutes of the time of receipt.');
  if (age > 0)
    return failed(
      'clock',
      `The delivery was sent ${duration(age)} before the time of receipt, and the samples allow five minutes. It could be a copy that someone sends again.`,
      "For a delivery from a log, enter the time when you received it. If that's now, check your server's clock and your queue: verify before you store.",
    );
  return failed(
    'clock',
    `The delivery was sent ${duration(-age)} after the time of receipt.`,
    "Your server's clock is slow, or the time of receipt is wrong. Synchronize the clock with NTP.",
  );
}
