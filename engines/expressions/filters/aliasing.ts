/** Filters that make a random string that looks like the value. */
import { charactersOf } from '../values';
import { failFilter, filter, type Filter, type FilterCall, type FilterRule } from './filter';
import { countArgument, flagArgument, passingNull, scalarText } from './inputs';
import { binLength } from './masking';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';

const isDigit = (character: string): boolean => /\p{Nd}/u.test(character);

function pick(characters: string, call: FilterCall): string {
  return characters.charAt(Math.floor(call.random() * characters.length));
}

function isRandom(call: FilterCall): void {
  call.warn('random', `"${call.name}" gives another string each time.`);
}

const aliasCard: FilterRule = (input, call) => {
  const characters = charactersOf(scalarText(input, call));
  const digits = characters.filter(isDigit).length;
  const first = flagArgument(call, 0) ? binLength(digits) : 0;
  const last = flagArgument(call, 1) ? 4 : 0;
  call.meter.text(characters.length);
  if (digits < first + last)
    failFilter(
      call,
      `has to show ${first + last} digits of a value that has ${digits}. Show fewer, or use "alias_preserve_format".`,
      false,
    );
  if (characters.some((character) => !isDigit(character) && !/[ -]/.test(character)))
    call.warn(
      'inferred',
      "Published samples contain only digits, spaces, and dashes. Other characters don't change here.",
    );
  if (digits === first + last)
    call.warn('inferred', 'Every digit is shown, so the value itself becomes the ID. Show fewer digits.');
  else isRandom(call);
  let digit = 0;
  return characters
    .map((character) => {
      if (!isDigit(character)) return character;
      digit += 1;
      return digit <= first || digit > digits - last ? character : pick(DIGITS, call);
    })
    .join('');
};

/** Replaces all but the first and the last characters by what `another` gives for each. */
function aliasOf(another: (character: string, call: FilterCall) => string): FilterRule {
  return (input, call) => {
    const characters = charactersOf(scalarText(input, call));
    const first = countArgument(call, 0, 0);
    const last = countArgument(call, 1, 0);
    call.meter.text(characters.length);
    if (first + last > 0 && first + last >= characters.length) {
      call.warn(
        'inferred',
        'Every character is shown, so the value itself becomes the ID. Show fewer characters.',
      );
      return characters.join('');
    }
    isRandom(call);
    return characters
      .map((character, place) =>
        place < first || place >= characters.length - last ? character : another(character, call),
      )
      .join('');
  };
}

const preserveFormat = aliasOf((character, call) => {
  if (isDigit(character)) return pick(DIGITS, call);
  return /\p{L}/u.test(character) ? pick(LETTERS, call) : character;
});

const preserveLength = aliasOf((_, call) => pick(LETTERS + DIGITS, call));

export const aliasFilters: Readonly<Record<string, Filter>> = {
  alias_card: filter(passingNull(aliasCard, false), 0, 2),
  alias_preserve_format: filter(passingNull(preserveFormat, false), 0, 2),
  alias_preserve_length: filter(passingNull(preserveLength, false), 0, 2),
};
