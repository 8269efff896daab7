/** What a file of `content/data/processors/` can say. */
import * as z from 'zod';
import { valueAt } from './value-at.ts';

/**
 * In a request, the key of one attempt. Each attempt has a new one, and a repeat has the same one while the outcome
 * is unknown.
 */
export const ATTEMPT_ID = '<ATTEMPT_ID>';

/** In a request, the shop's own name for the order, the same for all attempts. */
const ORDER_REFERENCE = '<ORDER_REFERENCE>';

/** The security code in an expression. A stored card has none, unless the customer has just typed it again. */
const SECURITY_CODE = '$.data.cvc';

const sentence = z.string().regex(/^[A-Z`].+\.$/, 'needs to be a sentence');

/** How long the processor keeps the key by its own documentation, and what a repeat returns. */
const keeps = sentence.optional();

/**
 * What makes a repeat safe, which is a header, a field of the body (a path as in `orderReference`), or nothing. With
 * `unknown`, no source decides it, and the page tells the reader to ask.
 */
const idempotency = z.union([
  z.strictObject({
    header: z.string().regex(/^[\w-]+$/),
    docs: z.url({ protocol: /^https$/ }).optional(),
    keeps,
  }),
  z.strictObject({ field: z.string(), keeps }),
  z.strictObject({ none: sentence }),
  z.literal('unknown'),
]);

/** A host can be the reader's own: `https://<TABAPAY_HOST>/…`. */
const url = z
  .string()
  .refine((text) => URL.canParse(text.replace(/^https:\/\/<[A-Z_]+>/, 'https://host.example')), "isn't a URL")
  .refine((text) => text.startsWith('https://'), 'must begin with https://');

const json = z.record(z.string(), z.json());

/** What the server sends itself after a call, without the card, such as the charge of what the call returned. */
const next = z.strictObject({ title: z.string(), url, headers: z.record(z.string(), z.string()), json });

const call = z
  .strictObject({
    url,
    headers: z.record(z.string(), z.string()),
    /** What the reader must know, as Markdown of one line. */
    note: sentence.optional(),
    /** For a processor that takes no spaces or line breaks between the parts of its JSON. */
    isCompact: z.literal(true).optional(),
    json: json.optional(),
    form: z.record(z.string(), z.string()).optional(),
    next: next.optional(),
  })
  .refine((one) => (one.json === undefined) !== (one.form === undefined), {
    error: 'needs exactly one of json and form',
  });

/**
 * What a processor can be asked to do. It can charge a card that the customer has just typed, charge a stored card off
 * session, check a card without a charge, or keep it.
 */
export const PROCESSOR_ACTIONS = ['charge', 'charge_stored', 'verify', 'store'] as const;

/** What a call asks of a processor. */
export type ProcessorAction = (typeof PROCESSOR_ACTIONS)[number];

export type ProcessorCall = Readonly<z.infer<typeof call>>;

export const processorSchema = z
  .strictObject({
    /** On its tab. */
    name: z.string(),
    /** Among the tabs, from 1. */
    position: z.int().min(1),
    /** What is known of the host in `calls`. Nothing on a page calls it a test host unless this does. */
    host: z.enum(['test', 'one for both', 'not known']),
    /** No official source describes the requests, so the reader is told to compare them first. */
    inferred: z.literal(true).optional(),
    idempotency,
    /**
     * Where charges and checks name the order, as a path of JSON keys such as `order.id`, or a name in a form. With
     * `none`, they don't.
     */
    orderReference: z.string(),
    /** Paths that each charge and each check must have by the processor's own description. */
    required: z.array(z.string()).default([]),
    calls: z.partialRecord(z.enum(PROCESSOR_ACTIONS), call),
  })
  .superRefine((processor, context) => {
    for (const [action, { url: address }] of Object.entries(processor.calls))
      if (processor.host === 'test' && !/^https:\/\/[^/]*(?:test|sandbox)/.test(address))
        context.addIssue({
          code: 'custom',
          path: ['calls', action, 'url'],
          message: "has a host that doesn't look like one for tests. Correct it, or what `host` says",
        });
    for (const [action, one] of Object.entries(processor.calls))
      for (const [place, message] of problemsOf(processor, action as ProcessorAction, one))
        context.addIssue({ code: 'custom', path: ['calls', action, ...place], message });
  });

/** The bodies of a call and of the request after it. */
function bodiesOf({ json: own, form, next: after }: ProcessorCall): readonly unknown[] {
  return [own ?? form, after?.json];
}

/** Whether the data identifies the place of an order reference. */
function hasPlace(orderReference: string): boolean {
  return orderReference !== 'unknown' && orderReference !== 'none';
}

/** What is wrong with a call, with the place in it. */
function problemsOf(
  { idempotency: repeat, orderReference, required }: Omit<z.infer<typeof processorSchema>, 'calls'>,
  action: ProcessorAction,
  one: ProcessorCall,
): (readonly [place: readonly string[], message: string])[] {
  const has = (place: string, value: string): boolean =>
    bodiesOf(one).some((body) => valueAt(body, place) === value);
  const problems: (readonly [string[], string])[] = [];
  if (typeof repeat === 'object' && 'header' in repeat && repeat.header in one.headers)
    problems.push([
      ['headers', repeat.header],
      'is written already for each call, from idempotency. Remove it',
    ]);
  if (action === 'charge_stored' && JSON.stringify(bodiesOf(one)).includes(SECURITY_CODE))
    problems.push([[], "reads the security code, which a stored card doesn't have. Remove the field"]);
  if (action === 'store' && one.next === undefined) return problems;
  if (typeof repeat === 'object' && 'field' in repeat && !has(repeat.field, ATTEMPT_ID))
    problems.push([[], `has no ID of the attempt. Send ${ATTEMPT_ID} as ${repeat.field}`]);
  if (hasPlace(orderReference) && !has(orderReference, ORDER_REFERENCE))
    problems.push([[], `has no order reference. Send ${ORDER_REFERENCE} as ${orderReference}`]);
  for (const place of required)
    if (bodiesOf(one).every((body) => valueAt(body, place) === undefined))
      problems.push([[], `lacks ${place}, which the processor requires. Send it`]);
  return problems;
}
