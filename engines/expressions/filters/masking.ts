/** Filters that hide all but some characters of a string. */
import { charactersOf } from '../values';
import { filter, type Filter, type FilterRule } from './filter';
import {
  characterArgument,
  countArgument,
  flagArgument,
  passingNull,
  scalarText,
  textArgument,
} from './inputs';

const MASK = 'X';

/** Numbers of fewer digits have a shorter BIN. */
const LONG_NUMBER = 16;

/** How many digits of a card number of `digits` digits are its BIN. */
export function binLength(digits: number): number {
  return digits < LONG_NUMBER ? 6 : 8;
}

const reveal: FilterRule = (input, call) => {
  const characters = charactersOf(scalarText(input, call));
  const first = countArgument(call, 0, 0);
  const last = countArgument(call, 1, 0);
  const mask = characterArgument(call, 2, MASK);
  const preserved = new Set(charactersOf(textArgument(call, 3)));
  call.meter.text(characters.length);
  const shown = characters.map((character, place) =>
    place < first || place >= characters.length - last || preserved.has(character) ? character : mask,
  );
  const hidesNothing = shown.every((character, place) => character === characters[place]);
  if (characters.length > first + last && !hidesNothing) return shown.join('');
  if (characters.some((character) => preserved.has(character)))
    call.warn(
      'inferred',
      'Nothing would be hidden, so everything is masked, including preserved characters.',
    );
  return mask.repeat(characters.length);
};

const revealLast: FilterRule = (input, call) => {
  const characters = charactersOf(scalarText(input, call));
  const length = countArgument(call, 0, 0);
  const mask = characterArgument(call, 1, MASK);
  call.meter.text(characters.length);
  if (characters.length <= length) {
    call.warn(
      'caution',
      `The value has ${characters.length} characters, so the whole value is shown. "reveal" masks short values.`,
    );
    return characters.join('');
  }
  const hidden = characters.slice(0, characters.length - length);
  if (hidden.some((character) => /\s/.test(character)))
    call.warn('inferred', 'Test whether the platform masks spaces. Here, it does. Dashes stay.');
  const masked = hidden.map((character) => (character === '-' ? character : mask));
  return [...masked, ...characters.slice(characters.length - length)].join('');
};

const last4: FilterRule = (input, call) => {
  if (typeof input !== 'string') call.warn('inferred', 'Published samples of "last4" use strings.');
  const characters = charactersOf(scalarText(input, call));
  if (characters.length > 0 && characters.length <= 4)
    call.warn('caution', `The value has ${characters.length} characters, so the whole value is shown.`);
  return characters.slice(-4).join('');
};

const cardMask: FilterRule = (input, call) => {
  const characters = charactersOf(scalarText(input, call));
  const mask = characterArgument(call, 2, MASK);
  const preserved = charactersOf(textArgument(call, 3));
  const isDigit = (character: string): boolean => !preserved.includes(character);
  const digits = characters.filter(isDigit).length;
  if (characters.some((character) => isDigit(character) && /[\s-]/.test(character)))
    call.warn('inferred', 'A delimiter counts as a digit here. Pass it as the fourth argument.');
  const first = flagArgument(call, 0) ? binLength(digits) : 0;
  const last = flagArgument(call, 1) ? 4 : 0;
  call.meter.text(characters.length);
  if (first + last >= digits) {
    if (digits < characters.length)
      call.warn(
        'inferred',
        'Nothing would be hidden, so everything is masked, including preserved characters.',
      );
    return mask.repeat(characters.length);
  }
  let digit = 0;
  return characters
    .map((character) => {
      if (!isDigit(character)) return character;
      digit += 1;
      return digit <= first || digit > digits - last ? character : mask;
    })
    .join('');
};

export const maskingFilters: Readonly<Record<string, Filter>> = {
  reveal: filter(passingNull(reveal, false), 0, 4),
  reveal_last: filter(passingNull(revealLast, false), 1, 2),
  last4: filter(passingNull(last4, false)),
  card_mask: filter(passingNull(cardMask, false), 0, 4),
};
