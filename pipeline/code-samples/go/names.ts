import { capitalize, words } from '../writing/names.ts';
import type { CallClient } from '../writing/types.ts';

/** Words that Go writes in upper case, in the plural with a small s: `ID`, `IDs`. */
const GO_INITIALISM = /^(id|url|uri|ip|ui)(s?)$/;

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

/** `client` is the name of a package. */
export function clientVariable({ name }: CallClient): string {
  return name === 'client' ? 'api' : goVariable(name.replace(/_client$/, '_api'));
}
