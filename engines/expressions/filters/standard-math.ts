/** Standard filters of Liquid that calculate. */
import { exactOf, floorDivision, numberOf, unitsAt, type Exact } from './decimal';
import { failFilter, filter, type Filter, type FilterCall, type FilterRule } from './filter';

function exactArgument(call: FilterCall, place = 0): Exact {
  return exactOf(call.args[place]?.value ?? null);
}

/** A filter of the input and one argument, in units of the same scale. */
function ofTwo(compute: (left: bigint, right: bigint) => bigint): FilterRule {
  return (input, call) => {
    const left = exactOf(input);
    const right = exactArgument(call);
    const scale = Math.max(left.scale, right.scale);
    const units = compute(unitsAt(left, scale), unitsAt(right, scale));
    return numberOf({ units, scale, isDecimal: left.isDecimal || right.isDecimal }, call);
  };
}

const times: FilterRule = (input, call) => {
  const left = exactOf(input);
  const right = exactArgument(call);
  const isDecimal = left.isDecimal || right.isDecimal;
  return numberOf({ units: left.units * right.units, scale: left.scale + right.scale, isDecimal }, call);
};

const dividedBy: FilterRule = (input, call) => {
  const left = exactOf(input);
  const right = exactArgument(call);
  if (right.units === 0n) failFilter(call, 'cannot divide by 0. Check the argument.', false);
  const scale = Math.max(left.scale, right.scale);
  const [dividend, divisor] = [unitsAt(left, scale), unitsAt(right, scale)];
  if (!left.isDecimal && !right.isDecimal)
    return numberOf({ units: floorDivision(dividend, divisor), scale: 0, isDecimal: false }, call);
  // More places than a number of JSON keeps.
  const places = 20;
  return numberOf(
    { units: (dividend * 10n ** BigInt(places)) / divisor, scale: places, isDecimal: true },
    call,
  );
};

const modulo: FilterRule = (input, call) => {
  if (exactArgument(call).units === 0n) failFilter(call, 'cannot divide by 0. Check the argument.');
  return ofTwo((left, right) => left - floorDivision(left, right) * right)(input, call);
};

/** To `places` places, by `decide` from the units and how many of them are one. */
function toPlaces(decide: (units: bigint, one: bigint) => bigint): (value: Exact, places: number) => Exact {
  return (value, places) => {
    if (value.scale <= places) return value;
    const one = 10n ** BigInt(value.scale - places);
    return { units: decide(value.units, one), scale: places, isDecimal: places > 0 };
  };
}

const roundDown = toPlaces((units, one) => floorDivision(units, one));
const roundUp = toPlaces((units, one) => -floorDivision(-units, one));
/** A half is rounded away from zero. */
const roundHalf = toPlaces((units, one) => {
  const size = units < 0n ? -units : units;
  const rounded = (size + one / 2n) / one;
  return units < 0n ? -rounded : rounded;
});

function whole(round: (value: Exact, places: number) => Exact): FilterRule {
  return (input, call) => numberOf({ ...round(exactOf(input), 0), isDecimal: false }, call);
}

const MOST_PLACES = 20;

const round: FilterRule = (input, call) => {
  const places = exactArgument(call);
  const count = Number(places.units);
  if (places.scale !== 0 || count < 0 || count > MOST_PLACES)
    failFilter(call, `rounds to 0 to ${MOST_PLACES} places. Write a whole number of them.`);
  return count === 0 ? whole(roundHalf)(input, call) : numberOf(roundHalf(exactOf(input), count), call);
};

const abs: FilterRule = (input, call) => {
  const value = exactOf(input);
  return numberOf({ ...value, units: value.units < 0n ? -value.units : value.units }, call);
};

export const mathFilters: Readonly<Record<string, Filter>> = {
  abs: filter(abs),
  at_least: filter(
    ofTwo((left, right) => (left > right ? left : right)),
    1,
  ),
  at_most: filter(
    ofTwo((left, right) => (left < right ? left : right)),
    1,
  ),
  ceil: filter(whole(roundUp)),
  divided_by: filter(dividedBy, 1),
  floor: filter(whole(roundDown)),
  minus: filter(
    ofTwo((left, right) => left - right),
    1,
  ),
  modulo: filter(modulo, 1),
  plus: filter(
    ofTwo((left, right) => left + right),
    1,
  ),
  round: filter(round, 0, 1),
  times: filter(times, 1),
};
