/** Wire names (`token_id`, `paymentData`) as a language spells them. */

/** The words of a name, in lower case. */
export function words(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_-]/)
    .filter((word) => word !== '');
}

/** A word with its first letter in upper case. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `token_id` becomes `tokenId`. */
export function camelCase(name: string): string {
  return words(name)
    .map((word, index) => (index === 0 ? word : capitalize(word)))
    .join('');
}

/** `paymentData` becomes `payment_data`. */
export function snakeCase(name: string): string {
  return words(name).join('_');
}

/** `token_id` becomes `TokenId`. */
export function pascalCase(name: string): string {
  return words(name).map(capitalize).join('');
}
