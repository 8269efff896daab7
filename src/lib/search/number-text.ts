/** Characters that JSON writes as they are: 32 that end a number and 32 that say that more of it follows. */
const FIRST_FINAL = 35;
const FIRST_CONTINUED = 93;
const DIGIT_BITS = 5;
const LARGEST_DIGIT = (1 << DIGIT_BITS) - 1;

/**
 * Writes whole numbers as text, one character for each below 32.
 *
 * @param numbers each from 0 to 2^30
 */
export function encodeNumbers(numbers: Iterable<number>): string {
  const characters: string[] = [];
  for (const number of numbers) {
    let rest = number;
    for (; rest > LARGEST_DIGIT; rest >>= DIGIT_BITS)
      characters.push(String.fromCharCode(FIRST_CONTINUED + (rest & LARGEST_DIGIT)));
    characters.push(String.fromCharCode(FIRST_FINAL + rest));
  }
  return characters.join('');
}

/** Reads back what {@link encodeNumbers} wrote. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    const continues = character >= FIRST_CONTINUED;
    number |= (character - (continues ? FIRST_CONTINUED : FIRST_FINAL)) << shift;
    shift += DIGIT_BITS;
    if (continues) continue;
    numbers.push(number);
    number = 0;
    shift = 0;
  }
  return numbers;
}
