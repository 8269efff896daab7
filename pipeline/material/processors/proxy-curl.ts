import { provider } from '../../../site/provider.ts';
import { callHeaders, type Processor, type ProcessorCall } from './processors.ts';

/** The card in the expressions of `data/processors/`. */
const CARD = /\{\{ card \|/g;

/** A word of the shell in which nothing is expanded. */
const literal = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
/** A word of the shell in which nothing is expanded either; it reads well around a header. */
const quoted = (text: string): string => `"${text.replace(/["\\$`]/g, '\\$&')}"`;

function bodyLines({ json, form, text }: ProcessorCall): readonly string[] {
  if (form !== undefined)
    return Object.entries(form).map(([name, value]) => `--data-urlencode ${literal(`${name}=${value}`)}`);
  const body = json === undefined ? (text ?? '') : JSON.stringify(json, null, 2);
  return [`--data-binary @- <<'BODY'\n${body}\nBODY`];
}

/**
 * Writes the call of a processor through the ephemeral proxy as a cURL command, with the header that makes a repeat
 * safe.
 *
 * @param card how expressions name the card, e.g. `token_intent: <TOKEN_INTENT_ID>`
 * @returns the command, ending in a newline
 */
export function proxyCurl(processor: Processor, call: ProcessorCall, card: string): string {
  const headers = { 'BT-API-KEY': '<API_KEY>', 'BT-PROXY-URL': call.url, ...callHeaders(processor, call) };
  const lines = [
    `curl "${provider.hosts.test}/proxy"`,
    '-X POST',
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...bodyLines(call),
  ];
  const command = `${lines.join(' \\\n  ')}\n`.replace(CARD, `{{ ${card} |`);
  return call.note === undefined ? command : `# ${call.note}\n${command}`;
}
