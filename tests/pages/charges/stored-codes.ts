/** Expressions that read a security code from a stored card, which has none unless the customer has just retyped it. */

/** `{{ token: <TOKEN_ID> | json: '$.data.cvc' }}`, with any quotes and any ID, but not `token_intent:`. */
const READS_CODE = /\{\{\s*token:[^}|]*\}?[^}|]*\|\s*json:\s*\\*["']\$\.data\.cvc\\*["'][^}]*\}\}/g;

/** A block can show it where it sends the reader to the guide that collects the code again. */
const RECOLLECTS = 'recollect-security-code';

/**
 * The expressions of a file that send the code of a stored card, but for blocks that link to the guide about
 * recollecting it.
 */
export function storedCodes(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .filter((block) => !block.includes(RECOLLECTS))
    .flatMap((block) => [...block.matchAll(READS_CODE)].map(([found]) => found));
}
