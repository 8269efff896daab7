/** The longest file that fetchers read in full. They cut off what's above it. */
export const MOST_CHARACTERS = 50_000;
