/** 64 characters that JSON writes as they are; the upper half says that more of the number follows. */
const FIRST_CHARACTER = 48;
const DIGIT_BITS = 5;
const CONTINUES = 1 << DIGIT_BITS;
const DIGIT = CONTINUES - 1;

/**
 * Writes whole numbers as text, one character for each below 32.
 *
 * @param numbers each from 0 to 2^30
 */
export function encodeNumbers(numbers: Iterable<number>): string {
  const characters: string[] = [];
  for (const number of numbers) {
    let rest = number;
    for (; rest > DIGIT; rest >>= DIGIT_BITS)
      characters.push(String.fromCharCode(FIRST_CHARACTER + CONTINUES + (rest & DIGIT)));
    characters.push(String.fromCharCode(FIRST_CHARACTER + rest));
  }
  return characters.join('');
}

/** Reads back what {@link encodeNumbers} wrote. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (let index = 0; index < text.length; index += 1) {
    const digit = text.charCodeAt(index) - FIRST_CHARACTER;
    number |= (digit & DIGIT) << shift;
    if (digit >= CONTINUES) {
      shift += DIGIT_BITS;
    } else {
      numbers.push(number);
      number = 0;
      shift = 0;
    }
  }
  return numbers;
}
