/** What a run printed that no log may have: keys, card data, or more than one property of a response. */
import type { Json } from '../../../engines/json/index.ts';
import type { SentRequest } from './workflow-server.ts';

const KEY_HEADERS = ['bt-api-key', 'bt-proxy-key', 'authorization', 'x-api-key'];
const KEY = /(?:^|_|[a-z])(?:key|nonce|secret|pem)$/i;
const CARD = /^(?:number|pan|cvc|cvv|cvv2|security_code)$/i;
const CARD_NUMBER = /^\d{13,19}$/;
const LABEL = /(?<!\\)"?\b(\w+)"?['"]?\s*[:=]\s*\S/g;

/** Each value of a body with the name of its property; items of a list have the name of the list. */
function* valuesOf(value: Json, name = ''): Generator<readonly [string, string]> {
  if (Array.isArray(value)) for (const item of value as readonly Json[]) yield* valuesOf(item, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* valuesOf(inner, key);
  else if (typeof value === 'string' || typeof value === 'number') yield [name, String(value)];
}

function parsed(body: string): Json {
  try {
    return JSON.parse(body) as Json;
  } catch {
    return null;
  }
}

/** Whether a text has a value that isn't only a part of another one, e.g. of an ID. */
function has(text: string, value: string): boolean {
  const escaped = value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w-])${escaped}(?![\w-])`).test(text);
}

/** A name without what differs between languages: `session_key` and `sessionKey` are the same. */
const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** Properties of a response that a text names beside a value: as JSON, or as a language shows an object. */
function labelsIn(text: string, response: Json): string[] {
  if (typeof response !== 'object' || response === null) return [];
  const objects: readonly Json[] = Array.isArray(response) ? response : [response];
  const names = new Set(
    objects.flatMap((one) => (typeof one === 'object' && one !== null ? Object.keys(one).map(plain) : [])),
  );
  const labels = Array.from(text.matchAll(LABEL), ([, label = '']) => plain(label));
  return [...new Set(labels)].filter((label) => names.has(label));
}

/**
 * What of its requests and responses a run printed and shouldn't have.
 *
 * @param printed all that it wrote to its output and its error output
 * @param exchanges what it sent and received
 * @returns a sentence for each find, without the value
 */
export function revealed(printed: string, exchanges: readonly SentRequest[]): string[] {
  const found = exchanges.flatMap(({ url, headers, body, answer }) => {
    const keys = KEY_HEADERS.filter((name) => {
      const value = headers[name]?.replace(/^(?:Bearer|Basic) /i, '');
      return value !== undefined && value !== '' && printed.includes(value);
    });
    const values = [...valuesOf(parsed(body)), ...valuesOf(parsed(answer))].filter(
      ([name, value]) =>
        (KEY.test(name) || CARD.test(name) || CARD_NUMBER.test(value)) && value !== '' && has(printed, value),
    );
    const labels = labelsIn(printed, parsed(answer));
    return [
      ...keys.map((name) => `The header ${name} of ${url} is printed.`),
      ...values.map(([name]) => `"${name}" of ${url} is printed.`),
      ...(labels.length > 1
        ? [`More than one property of the response of ${url} is printed: ${labels.join(', ')}.`]
        : []),
    ];
  });
  return [...new Set(found)];
}
