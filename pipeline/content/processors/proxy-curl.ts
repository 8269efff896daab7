import { provider } from '../../../content/site/provider.ts';
import { callHeaders, cardOf, type Processor } from './processors.ts';
import type { ProcessorAction, ProcessorCall } from './schema.ts';

/** The card in the expressions of `content/data/processors/`. */
const CARD = /\{\{ card \|/g;

/** A word of the shell in which nothing is expanded. */
const literal = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
/** A word of the shell in which nothing is expanded either; it reads well around a header. */
const quoted = (text: string): string => `"${text.replace(/["\\$`]/g, '\\$&')}"`;

type Body = Pick<ProcessorCall, 'json' | 'form' | 'isCompact'>;

function bodyLines({ json, form, isCompact }: Body): readonly string[] {
  if (form !== undefined)
    return Object.entries(form).map(([name, value]) => `--data-urlencode ${literal(`${name}=${value}`)}`);
  return [
    `--data-binary @- <<'BODY'\n${JSON.stringify(json, null, isCompact === true ? undefined : 2)}\nBODY`,
  ];
}

function command(url: string, headers: Readonly<Record<string, string>>, body: Body): string {
  const lines = [
    `curl ${quoted(url)}`,
    '-X POST',
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...bodyLines(body),
  ];
  return `${lines.join(' \\\n  ')}\n`;
}

/**
 * Writes the call of a processor through the ephemeral proxy as a cURL command, with the header that makes a repeat
 * safe.
 *
 * @returns the command, ending in a newline
 */
export function proxyCurl(processor: Processor, action: ProcessorAction, call: ProcessorCall): string {
  const headers = { 'BT-API-KEY': '<API_KEY>', 'BT-PROXY-URL': call.url, ...callHeaders(processor, call) };
  return command(`${provider.hosts.test}/proxy`, headers, call).replace(CARD, `{{ ${cardOf(action)} |`);
}

/**
 * Writes the request that follows a call, which the server sends to the processor itself, since it has no card.
 *
 * @returns the command, ending in a newline, or undefined where the call is all
 */
export function nextCurl(processor: Processor, { next }: ProcessorCall): string | undefined {
  return next === undefined ? undefined : command(next.url, callHeaders(processor, next), next);
}
