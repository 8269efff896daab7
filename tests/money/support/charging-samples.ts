/** Which samples can move money, found by what they call, and how each of them is run. */
import { loadProcessors } from '../../../pipeline/content/processors/index.ts';
import { loadSample, sampleIds } from '../../../pipeline/code-samples/samples/index.ts';
import type { LanguageId } from '../../../pipeline/code-samples/lists.ts';
import { provider } from '../../../content/site/provider.ts';

/** Processors that samples call themselves, besides those that pages show calls of. */
const OTHER_HOSTS = ['api.stripe.com'];

/** The hosts of payment processors, each once. */
function processorHosts(): readonly string[] {
  const calls = loadProcessors().flatMap(({ calls }) => Object.values(calls));
  const urls = calls.map(({ url }) => url).filter((url) => URL.canParse(url));
  return [...new Set([...urls.map((url) => new URL(url).host), ...OTHER_HOSTS])];
}

/** Samples that send something through `/proxy`, to any destination, or that name the host of a processor. */
export function samplesThatCanCharge(): ReadonlyMap<string, readonly LanguageId[]> {
  const marks = [`${provider.hosts.test}/proxy`, ...processorHosts().map((host) => `//${host}/`)];
  const found = sampleIds().map((id) => {
    const files = loadSample(id).files.filter(({ code }) => marks.some((mark) => code.includes(mark)));
    return [id, files.map(({ language }) => language)] as const;
  });
  return new Map(found.filter(([, languages]) => languages.length > 0));
}

/** How a sample that charges is run: as the server of an example project, as a function, or as a script. */
export type Form = 'endpoint' | 'function' | 'script';

/** Every sample that charges a card. */
export const CHARGING: Readonly<Record<string, Form>> = {
  'blueprint-checkout-server': 'endpoint',
  'charge-wallet-payment': 'function',
  'charge-with-fallback': 'script',
  'checkout-server': 'endpoint',
};

/** Languages of those samples that do not run here. */
export const NOT_RUN: Readonly<Partial<Record<LanguageId, string>>> = {
  csharp: 'There is no .NET in the tests, so its structure was compared with the other languages.',
};

/** Samples that call a processor or `/proxy` and take no money: why. */
export const NO_CHARGE: Readonly<Record<string, string>> = {
  'forward-stripe-card': 'Stripe forwards a card to the platform; its scenarios hold what counts as a copy.',
  'inbound-caller-token': 'A partner sends a card to be stored.',
  'invoke-ephemeral-proxy': 'It shows what the echo received, and decides nothing.',
  'invoke-proxy': 'It shows a response, and decides nothing.',
  'stripe-shared-token': 'It issues a credential with a limit, which a seller charges.',
};
