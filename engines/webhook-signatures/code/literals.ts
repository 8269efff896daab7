/** Strings as code. */

/** Characters that end a line, or aren't allowed, in a string of one of the languages. */
const ESCAPED = /[\u007f-\u009f\u2028\u2029\ufeff]/g;

/**
 * A string in double quotes that Node.js, Python, Go, Java and C# read alike.
 *
 * @param text half a surrogate pair becomes U+FFFD, since it's no character in Go and Python
 */
export function quoted(text: string): string {
  const characters = text.replace(/\p{Surrogate}/gu, '\ufffd');
  return JSON.stringify(characters).replace(
    ESCAPED,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A string in single quotes, for a shell (POSIX, section 2.2.2). */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
