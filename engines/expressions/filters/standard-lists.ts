/** Standard filters of Liquid that read arrays. */
import type { Json } from '../../json';
import { Decimal, textOf, type Value } from '../values';
import { exactOf, numberOf, unitsAt, type Exact } from './decimal';
import { failFilter, filter, type Filter, type FilterCall, type FilterRule } from './filter';
import { plainJson } from './inputs';
import { itemsOf, memberOf, textAt, warnOfNull } from './liquid-inputs';

function nameAt(call: FilterCall): string | undefined {
  return call.args.length === 0 ? undefined : textAt(call, 0);
}

function compare(left: Json, right: Json, call: FilterCall): number {
  if (left === right) return 0;
  // Values that are missing come last.
  if (left === null || right === null) return left === null ? 1 : -1;
  const comparable =
    (typeof left === 'string' && typeof right === 'string') ||
    (typeof left === 'number' && typeof right === 'number');
  if (!comparable)
    failFilter(call, 'cannot compare values of different types. Sort by a member that all items have.');
  return left < right ? -1 : 1;
}

function sorting(key: (value: Json) => Json): FilterRule {
  return (input, call) => {
    const items = itemsOf(input, call);
    call.meter.spend(items.length * 20);
    const name = nameAt(call);
    const keyed = items.map((item) => ({ item, key: key(memberOf(item, name)) }));
    return keyed.sort((left, right) => compare(left.key, right.key, call)).map(({ item }) => item);
  };
}

const ignoringCase = (value: Json): Json => (value === null ? null : textOf(value).toLowerCase());

/** `first` and `last` only read arrays. */
function end(place: 0 | -1): FilterRule {
  return (input, call) => {
    const value = plainJson(input, call);
    warnOfNull(value, call);
    return (Array.isArray(value) ? value.at(place) : undefined) ?? null;
  };
}

const concat: FilterRule = (input, call) => {
  const other = call.args[0]?.value ?? null;
  if (!Array.isArray(other))
    return failFilter(
      call,
      'adds the items of an array, and its argument is none. Use "split" to make one of a string.',
      false,
    );
  call.meter.spend(other.length);
  const items = [...itemsOf(input, call), ...other];
  call.meter.text(items.length);
  return items;
};

const join: FilterRule = (input, call) => {
  const separator = textAt(call, 0, ' ');
  const texts = itemsOf(input, call).map((item) => {
    const text = textOf(item);
    call.meter.text(text.length + separator.length);
    return text;
  });
  const length = texts.reduce((sum, text) => sum + text.length + separator.length, 0);
  call.meter.text(length);
  return texts.join(separator);
};

const uniq: FilterRule = (input, call) => {
  const name = nameAt(call);
  const known = new Set<string>();
  return itemsOf(input, call).filter((item) => {
    const key = JSON.stringify(memberOf(item, name));
    call.meter.spend(key.length);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
};

function plain(value: Value): Value {
  return value instanceof Decimal ? value.value : value;
}

const where: FilterRule = (input, call) => {
  const name = textAt(call, 0);
  const [, wanted] = call.args;
  return itemsOf(input, call).filter((item) => {
    const value = memberOf(item, name);
    return wanted === undefined ? value !== null && value !== false : value === plain(wanted.value);
  });
};

const sum: FilterRule = (input, call) => {
  const name = nameAt(call);
  const add = (left: Exact, right: Exact): Exact => {
    const scale = Math.max(left.scale, right.scale);
    const units = unitsAt(left, scale) + unitsAt(right, scale);
    return { units, scale, isDecimal: left.isDecimal || right.isDecimal };
  };
  const items = itemsOf(input, call);
  call.meter.spend(items.length * 10);
  return numberOf(items.map((item) => exactOf(memberOf(item, name))).reduce(add, exactOf(0)), call);
};

export const listFilters: Readonly<Record<string, Filter>> = {
  compact: filter(
    (input, call) => itemsOf(input, call).filter((item) => memberOf(item, nameAt(call)) !== null),
    0,
    1,
  ),
  concat: filter(concat, 1),
  first: filter(end(0)),
  join: filter(join, 0, 1),
  last: filter(end(-1)),
  map: filter((input, call) => itemsOf(input, call).map((item) => memberOf(item, textAt(call, 0))), 1),
  reverse: filter((input, call) => [...itemsOf(input, call)].reverse()),
  sort: filter(
    sorting((value) => value),
    0,
    1,
  ),
  sort_natural: filter(sorting(ignoringCase), 0, 1),
  sum: filter(sum, 0, 1),
  uniq: filter(uniq, 0, 1),
  where: filter(where, 1, 2),
};
