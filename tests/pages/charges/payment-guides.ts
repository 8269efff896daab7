/** Pages that show how a card is charged, found by what they show. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleFolders } from '../../../pipeline/content/sample-files/index.ts';
import { destinationRequests, destinationOf, isEcho, processors } from '../../support/payment-requests.ts';

/** Addresses that charge a card, at every processor. */
const CHARGE_URLS = processors.flatMap(({ calls }) => (calls.charge === undefined ? [] : [calls.charge.url]));

/** Whether a body moves money: a check of a card has no amount, or the amount 0. */
function hasAmount(payload: unknown): boolean {
  const { amount } = (payload ?? {}) as { readonly amount?: unknown };
  const value = typeof amount === 'object' ? (amount as { readonly value?: unknown }).value : amount;
  return Number(value ?? 0) !== 0;
}

/** Steps that charge a card, or rehearse that at the echo: `route-payment/chargeFirst`. */
const chargingSteps: ReadonlySet<string> = new Set(
  destinationRequests()
    .filter(({ destination, step }) =>
      isEcho(destination)
        ? /\bcharge\b/.test(step.description)
        : destinationOf(destination)?.action === 'charge' && hasAmount(step.requestBody?.payload),
    )
    .map(({ workflow, step }) => `${workflow}/${step.stepId}`),
);

const chargingWorkflows: ReadonlySet<string> = new Set(
  [...chargingSteps].map((step) => step.slice(0, step.indexOf('/'))),
);

/** Whether a file of a sample sends a charge to a processor. */
function charges(code: string): boolean {
  return CHARGE_URLS.some((url) => code.includes(url));
}

const chargingSamples: ReadonlySet<string> = new Set(
  [...sampleFolders()]
    .filter(([, folder]) =>
      readdirSync(folder).some((file) => charges(readFileSync(path.join(folder, file), 'utf8'))),
    )
    .map(([id]) => id),
);

const SHOWN = /<(ProcessorCalls|Step|Workflow|Sample)\b([^>]*)>/g;
const attribute = (attributes: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

/** Whether the text of a page shows a charge: of a processor, of a workflow or of a sample. */
export function isPaymentGuide(text: string): boolean {
  if (!/^page_type: guide$/m.test(text)) return false;
  return [...text.matchAll(SHOWN)].some(([, component, attributes = '']) => {
    if (component === 'ProcessorCalls') return attribute(attributes, 'actions').includes('charge');
    if (component === 'Sample') return chargingSamples.has(attribute(attributes, 'id'));
    if (component === 'Workflow') return chargingWorkflows.has(attribute(attributes, 'name'));
    return chargingSteps.has(`${attribute(attributes, 'workflow')}/${attribute(attributes, 'id')}`);
  });
}

/** A box of a page: its kind, its title and its text. */
interface Box {
  readonly kind: string;
  readonly text: string;
}

/** The boxes that a page writes itself. */
export function boxesOf(text: string): Box[] {
  return [...text.matchAll(/^:::(\w+)(.*)\n([\s\S]*?)^:::$/gm)].map(
    ([, kind = '', title = '', body = '']) => ({
      kind,
      text: `${title} ${body}`.trim(),
    }),
  );
}

/** What a second charge comes from. */
const CAUSE = /time-?out|`408`|\btwice\b|repeated charge|connection (breaks|drops)|no (answer|response)/i;

/** What a reader is told to do, or not to do, about it. */
const ADVICE =
  /\btwice\b|ask the (processor|destination)|new charge|charge again|before you (repeat|send|try)|does not mean|is no refusal/i;

/** Whether a string warns about charging a card a second time. */
export function warnsOfSecondCharge(text: string): boolean {
  return /\b(charge|charging|pay)/i.test(text) && CAUSE.test(text) && ADVICE.test(text);
}

/** The Markdown files of `content/docs/`, with their text. */
export function docsPages(): { file: string; text: string }[] {
  return readdirSync('content/docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => ({
      file: `content/docs/${file}`,
      text: readFileSync(path.join('content/docs', file), 'utf8'),
    }));
}
