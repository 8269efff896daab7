/**
 * Widths of characters in em. A build has no browser to measure in and each reader's system has different fonts, so
 * these are of DejaVu Sans and Verdana, the widest of the fonts that `--font-text` can lead to.
 */
const widths: readonly (readonly [characters: RegExp, em: number])[] = [
  [/[ijl|'!.,:;]/, 0.34],
  [/[ ftrI()[\]/\\"-]/, 0.43],
  [/[mMW@%]/, 0.97],
  [/[A-Zw_+=<>~#&0-9]/, 0.7],
  [/[ -~]/, 0.62],
];
const WIDEST_EM = 1;
const BOLD_FACTOR = 1.15;

/**
 * Estimates how wide a line of text is.
 *
 * @param fontSize in px
 * @param bold the text is set at a weight of 600 or more
 * @returns px, too wide rather than too narrow
 */
export function textWidth(text: string, fontSize: number, bold = false): number {
  const em = Array.from(text).reduce(
    (sum, character) => sum + (widths.find(([characters]) => characters.test(character))?.[1] ?? WIDEST_EM),
    0,
  );
  return em * fontSize * (bold ? BOLD_FACTOR : 1);
}

/**
 * Breaks text between words.
 *
 * @param fits whether a line is short enough; a single word stays whole even where it is not
 */
export function wrapText(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
