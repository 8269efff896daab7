/** The standard filter `date`: times are written in the time zone that they are given in, without one in UTC. */
import { Decimal, type Value } from '../values';
import { filter, type Filter, type FilterRule } from './filter';
import { plainJson } from './inputs';
import { textAt, warnOfNull } from './liquid-inputs';

function named(time: Time, part: Intl.DateTimeFormatOptions): string {
  return time.local.toLocaleDateString('en-US', { ...part, timeZone: 'UTC' });
}

/** A moment, with the fields of `local` in the time zone that is `offset` minutes ahead of UTC. */
interface Time {
  readonly local: Date;
  readonly offset: number;
}

const MINUTE = 60_000;
const ISO = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)?\s*(Z|UTC|([+-])(\d\d):?(\d\d))?$/;

function readTime(value: Value): Time | undefined {
  const plain = value instanceof Decimal ? value.value : value;
  if (plain === 'now' || plain === 'today') return { local: new Date(), offset: 0 };
  if (typeof plain === 'number') return { local: new Date(plain * 1000), offset: 0 };
  if (typeof plain !== 'string') return undefined;
  if (/^\d{1,15}$/.test(plain)) return { local: new Date(Number(plain) * 1000), offset: 0 };
  const [whole, zone = '', sign, hours = '0', minutes = '0'] = ISO.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const size = Number(hours) * 60 + Number(minutes);
  const written = whole
    .slice(0, whole.length - zone.length)
    .trim()
    .replace(' ', 'T');
  const local = new Date(written.includes('T') ? `${written}Z` : written);
  return { local, offset: sign === '-' ? -size : size };
}

const twelve = (hour: number): number => hour % 12 || 12;

function dayOfYear(date: Date): number {
  return (
    (Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()) -
      Date.UTC(date.getUTCFullYear(), 0, 0)) /
    86_400_000
  );
}

function zone(offset: number, separator: string): string {
  const size = Math.abs(offset);
  const parts = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  return (offset < 0 ? '-' : '+') + parts.join(separator);
}

/** A number with the width that it is padded to, and with what. */
type Part = string | readonly [value: number, width: number, fill?: ' '];

const PARTS: Readonly<Record<string, (time: Time) => Part>> = {
  a: (time) => named(time, { weekday: 'short' }),
  A: (time) => named(time, { weekday: 'long' }),
  b: (time) => named(time, { month: 'short' }),
  B: (time) => named(time, { month: 'long' }),
  d: ({ local }) => [local.getUTCDate(), 2],
  e: ({ local }) => [local.getUTCDate(), 2, ' '],
  H: ({ local }) => [local.getUTCHours(), 2],
  I: ({ local }) => [twelve(local.getUTCHours()), 2],
  j: ({ local }) => [dayOfYear(local), 3],
  l: ({ local }) => [twelve(local.getUTCHours()), 2, ' '],
  L: ({ local }) => [local.getUTCMilliseconds(), 3],
  m: ({ local }) => [local.getUTCMonth() + 1, 2],
  M: ({ local }) => [local.getUTCMinutes(), 2],
  p: ({ local }) => (local.getUTCHours() < 12 ? 'AM' : 'PM'),
  P: ({ local }) => (local.getUTCHours() < 12 ? 'am' : 'pm'),
  s: ({ local, offset }) => [Math.floor((local.getTime() - offset * MINUTE) / 1000), 1],
  S: ({ local }) => [local.getUTCSeconds(), 2],
  u: ({ local }) => [local.getUTCDay() || 7, 1],
  w: ({ local }) => [local.getUTCDay(), 1],
  y: ({ local }) => [local.getUTCFullYear() % 100, 2],
  Y: ({ local }) => [local.getUTCFullYear(), 4],
  z: ({ offset }) => zone(offset, ''),
  Z: ({ offset }) => (offset === 0 ? 'UTC' : zone(offset, ':')),
  '%': () => '%',
};

const TOGETHER: Readonly<Record<string, string>> = {
  F: '%Y-%m-%d',
  T: '%H:%M:%S',
  D: '%m/%d/%y',
  R: '%H:%M',
};

function format(time: Time, pattern: string): string {
  const written = pattern.replace(/%([DFRT])/g, (directive, name: string) => TOGETHER[name] ?? directive);
  return written.replace(/%([-_0^]?)([a-zA-Z%])/g, (directive, flag: string, name: string) => {
    const part = Object.hasOwn(PARTS, name) ? PARTS[name]?.(time) : undefined;
    if (part === undefined) return directive;
    if (typeof part === 'string') return flag === '^' ? part.toUpperCase() : part;
    const [value, width, fill = '0'] = part;
    return String(value).padStart(flag === '-' ? 0 : width, flag === '_' ? ' ' : flag === '0' ? '0' : fill);
  });
}

const date: FilterRule = (input, call) => {
  const pattern = textAt(call, 0);
  const time = readTime(plainJson(input, call));
  if (time === undefined || Number.isNaN(time.local.getTime())) {
    warnOfNull(input, call);
    if (input !== null)
      call.warn(
        'inferred',
        '"date" can\'t read this time, so it stays unchanged. Write it as 2031-04-09T15:30:00Z.',
      );
    return input;
  }
  call.meter.text(pattern.length * 10);
  return format(time, pattern);
};

export const dateFilters: Readonly<Record<string, Filter>> = { date: filter(date, 1) };
