/** The longest file that fetchers read in full. They cut off what's above it. */
export const MAX_CHARACTERS = 50_000;
