/** Strings and code that make an order's name its idempotency key: after one decline, that order can never be paid. */

/** How pages say that an order's reference is the key. */
const IN_PROSE: readonly RegExp[] = [
  // "Send the idempotency header of your processor with the number of the order"
  /idempotency (header|key)[^.|]{0,80}\bwith (the number of the order|the order number|your (own )?(order )?reference)/i,
  // "pass your order id to the third party as its idempotency key"
  /\border(?:'s)? (id|number|reference)\b[^.|]{0,60}\bas (its|the|your|an) (own )?idempotency/i,
  // "The reference goes to the processor as its own idempotency header"
  /\breference (goes|is sent|belongs)\b[^.|]{0,80}\bidempotency/i,
  // "Give each period its own reference. It is the idempotency key at the processor"
  /\breference\b[^.|]*\. It (is|goes|becomes)\b[^.|]{0,80}\bidempotency/i,
  // "the same reference" as what makes a repeat safe
  /\b(repeat|run|send)\b[^.|]{0,60}\b(twice )?with (the same|one) reference\b[^.|]{0,60}\. (Expect one|The processor should recognize)/i,
];

/** A header with a key of a processor, and what its line sends. */
const KEY_HEADER = /(?<!BT-)\bIdempotency-Key\b(?<value>.*)/i;

const NAMES_ORDER = /order|reference/i;
const NAMES_ATTEMPT = /attempt/i;

/** Sentences of a string that make an order's name the idempotency key. */
export function orderKeysInProse(text: string): string[] {
  const oneLine = text.replace(/\s+/g, ' ');
  return IN_PROSE.flatMap((pattern) => pattern.exec(oneLine)?.[0] ?? []);
}

/** Lines of code that send an order's name as the idempotency key. */
export function orderKeysInCode(code: string): string[] {
  return code.split('\n').flatMap((line) => {
    const value = KEY_HEADER.exec(line)?.groups?.value;
    return value !== undefined && NAMES_ORDER.test(value) && !NAMES_ATTEMPT.test(value) ? [line.trim()] : [];
  });
}
