import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ExampleEvents } from '../../../engines/webhook-signatures/index.ts';
import { loadSample } from '../../../pipeline/code-samples/samples/index.ts';
import { highlightCode } from '../../../pipeline/pages/highlight/index.ts';
import { readPage } from '../../pages.ts';
import { fileExists } from '../../../pipeline/cache/index.ts';

const ENVELOPE_PAGE = 'content/docs/api/webhooks/index.mdx';
const ENVELOPE_TITLE = 'Delivery of token.created';
const EVENTS_PAGE = 'content/docs/api/webhooks/eventdata.mdx';

/** The sample that the tool fills in. */
const SAMPLE = 'verify-webhook';

/** One of its files. */
export interface VerifyingSample {
  /** On the tab. */
  readonly label: string;
  /** Grammar that colors it. */
  readonly highlight: string;
  readonly html: string;
}

const TITLE = /\btitle="([^"]+)"/;

/** The blocks of JSON on a page that have a title. */
function titledJson(tree: Root): readonly { readonly title: string; readonly value: unknown }[] {
  const blocks: { title: string; value: unknown }[] = [];
  visit(tree, 'code', ({ lang, meta, value }: Code) => {
    const title = TITLE.exec(meta ?? '')?.[1];
    if (lang === 'json' && title !== undefined) blocks.push({ title, value: JSON.parse(value) as unknown });
  });
  return blocks;
}

/**
 * Every event that the page of event data has an example of, with the first of them, and the envelope of the page about webhooks.
 *
 * @throws a sentence when the page about webhooks has no such envelope
 */
async function exampleEvents(): Promise<ExampleEvents> {
  // The gallery is built without these pages.
  if (!fileExists(ENVELOPE_PAGE)) return { envelope: { event: { data: {} } }, payloads: [] };
  const blocks = titledJson((await readPage(ENVELOPE_PAGE)).tree);
  const envelope = blocks.find(({ title }) => title === ENVELOPE_TITLE)?.value;
  if (envelope === undefined)
    throw new Error(
      `${ENVELOPE_PAGE} has no JSON with the title "${ENVELOPE_TITLE}". Add it, or change components/tools/WebhookSignature/data.ts.`,
    );
  const payloads = titledJson((await readPage(EVENTS_PAGE)).tree).flatMap(({ title, value }) =>
    title.split(', ').map((event) => ({ event, data: value as ExampleEvents['payloads'][number]['data'] })),
  );
  const first = payloads.filter(
    ({ event }, place) => payloads.findIndex((one) => one.event === event) === place,
  );
  return { envelope: envelope as ExampleEvents['envelope'], payloads: first };
}

/** The examples, and the sample in each of its languages. */
export async function data(): Promise<{
  readonly events: ExampleEvents;
  readonly [sample: `samples/${string}`]: VerifyingSample;
}> {
  const samples = await Promise.all(
    loadSample(SAMPLE).files.map(async ({ language, label, highlight, code }) => {
      const { html } = await highlightCode(code, highlight);
      return [`samples/${language}`, { label, highlight, html }] as const;
    }),
  );
  return { ...Object.fromEntries(samples), events: await exampleEvents() };
}
