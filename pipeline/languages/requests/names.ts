/** Wire names (`token_id`, `paymentData`) as a language spells them. */

/** Words that Go writes in upper case, in the plural with a small s: `ID`, `IDs`. */
const GO_INITIALISM = /^(id|url|uri|ip|ui)(s?)$/;

function words(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_-]/)
    .filter((word) => word !== '');
}

function capitalize(word: string): string {
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

/** `token_id` becomes `TokenID`, and `token_ids` becomes `TokenIDs`: Go writes initialisms in upper case. */
export function goCase(name: string): string {
  return words(name)
    .map((word) => {
      const [, initialism, plural = ''] = GO_INITIALISM.exec(word) ?? [];
      return initialism === undefined ? capitalize(word) : initialism.toUpperCase() + plural;
    })
    .join('');
}

/** `token_id` becomes `tokenID`: a variable of Go. */
export function goVariable(name: string): string {
  const [first = '', ...others] = words(name);
  return first + goCase(others.join('_'));
}
