import type { Processor } from './processors.ts';
import type { ProcessorCall } from './schema.ts';

/** A host that the reader fills in, such as `<NMI_HOST>`. */
const OWN_HOST = /^https:\/\/(<[A-Z_]+>)/;

/** What a reader of one call learns about its host, as one sentence of Markdown. */
export function hostNote({ name, host }: Pick<Processor, 'name' | 'host'>, { url }: ProcessorCall): string {
  const own = OWN_HOST.exec(url)?.[1];
  if (own !== undefined) return `Ask ${name} for your host, \`${own}\`, and whether it charges real cards.`;
  const shown = `\`${new URL(url).host}\``;
  if (host === 'test') return `${shown} is ${name}'s test host.`;
  return host === 'one for both'
    ? `${name} has one host for test and live payments, so the key decides whether you charge a real card.`
    : `Ask ${name} whether ${shown} charges real cards.`;
}
