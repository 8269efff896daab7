/** Calls that can move money: their response decides what a reader does next. */
import { CHARGE_SIGNS, type ChargeSigns } from '../../../src/lib/charge-signs/index.ts';
import type { Call } from './types.ts';

/** How the processor of a call says what became of a charge; undefined for a call that charges nothing. */
export function chargeSigns({ isPlain, conditions }: Call): ChargeSigns | undefined {
  if (!isPlain) return undefined;
  return CHARGE_SIGNS.find(({ approval }) =>
    conditions.some(
      ({ pointer, operator, value }) =>
        operator === '==' && value === approval.value && pointer.join('/') === approval.pointer.join('/'),
    ),
  );
}

/** Whether a call asks a processor for money, or for a check of a card. */
export function isCharge(call: Call): boolean {
  return chargeSigns(call) !== undefined;
}
