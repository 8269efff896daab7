/** Calculation as the platform does it: with decimals, so that 0.1 and 0.2 make 0.3. */
import { Decimal, type Value } from '../values';
import { failFilter, type FilterCall } from './filter';

/** `units` divided by 10 to the power of `scale`. */
export interface Exact {
  readonly units: bigint;
  readonly scale: number;
  /** Whether it counts as a decimal number, which division does not round. */
  readonly isDecimal: boolean;
}

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** More than any number of JSON has. */
const MOST_DIGITS = 400;

const ZERO: Exact = { units: 0n, scale: 0, isDecimal: false };

/** Multiplies the units of `value` so that it has `scale` places. */
export function unitsAt({ units, scale }: Exact, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - scale);
}

/** The exact value of a number or of a string that is one; everything else counts as 0. */
export function exactOf(value: Value): Exact {
  const number = value instanceof Decimal ? value.value : value;
  const text = typeof number === 'number' ? String(number) : typeof number === 'string' ? number.trim() : '';
  const [whole, sign = '', digits = '', places = '', exponent = '0'] =
    text.length > MOST_DIGITS ? [] : (NUMBER.exec(text) ?? []);
  if (whole === undefined) return ZERO;
  const scale = places.length - Number(exponent);
  const units = BigInt(sign + digits + places);
  const isDecimal = value instanceof Decimal || places !== '' || scale > 0;
  return scale >= 0
    ? { units, scale, isDecimal }
    : { units: units * 10n ** BigInt(-scale), scale: 0, isDecimal };
}

/** The number of JSON that is nearest to `units` with `scale` places. Throws where it is too large for one. */
export function numberOf({ units, scale, isDecimal }: Exact, call: FilterCall): Value {
  const value = Number(`${units}e-${scale}`);
  if (!Number.isFinite(value)) failFilter(call, 'makes a number that is too large. Use smaller ones.');
  return isDecimal && Number.isInteger(value) ? new Decimal(value) : value;
}

/** `dividend` divided by `divisor` and rounded down; the divisor is not 0. */
export function floorDivision(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor !== 0n && dividend < 0n !== divisor < 0n ? quotient - 1n : quotient;
}
