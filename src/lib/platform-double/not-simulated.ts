/** What the platform does and this double doesn't. */

/** Something that the double leaves out. */
export interface NotSimulated {
  /** A name for it, which can stand in a list. */
  readonly what: string;
  /** What a request gets instead, as sentences. */
  readonly instead: string;
}

/**
 * Everything that a reader could expect and doesn't get. Unsupported operations aren't listed: they return `501`, with
 * a list of those that are supported.
 */
export const NOT_SIMULATED: readonly NotSimulated[] = [
  {
    what: 'Client-side encryption',
    instead: 'A request with "encrypted" or BT-ENCRYPTED returns 501. Send "data" instead.',
  },
  {
    what: 'Network tokens, Apple Pay, Google Pay, 3D Secure, and the account updater',
    instead: 'Their operations return 501, and so do expressions that read their data.',
  },
  {
    what: 'Deduplication on update',
    instead: 'An update with "deduplicate_token" returns 501.',
  },
  {
    what: 'Your own code',
    instead:
      "Code of this site's guides and API samples runs. Any other reactor or transform code is stored. Invoking it returns 501, and nothing is sent.",
  },
  {
    what: 'Transforms that mask, tokenize, or append what an expression gives',
    instead: 'You can store a proxy with them. Invoking it returns 501, and nothing is sent.',
  },
  {
    what: 'Images',
    instead:
      "A reactor reads only the test image of the guide about extracting cards. Any other image's URL returns 501.",
  },
  {
    what: 'Tenant settings for fingerprints and deduplication',
    instead:
      'They are stored, but have no effect. Only disable_ephemeral_proxy does. A setting that an update leaves out is gone.',
  },
  {
    what: 'Complete logs',
    instead:
      'The log has what requests did with tokens, applications, proxies, and the tenant. Reading an application or a proxy, and using a token in a proxy or a reactor, adds no entry.',
  },
  {
    what: 'Bank accounts other than the test accounts',
    instead: "Their verification returns disabled, so that your code doesn't start a transfer.",
  },
  {
    what: 'Other destinations',
    instead:
      'The proxy reaches an echo, the payment endpoints of three processors, the Stripe endpoint that stores payment methods, and a card issuer. Any other URL returns 501. Nothing leaves the page or your machine.',
  },
  {
    what: 'Builds and long runs',
    instead:
      'Proxies are active immediately, and a reactor on node22 from its second response on. An asynchronous reactor run ends immediately.',
  },
  {
    what: 'Delivery of webhooks',
    instead:
      'Deliveries are listed but not sent, so none fails, is repeated by itself, or disables a webhook. Signatures use a key of your own.',
  },
  {
    what: 'Events of the ephemeral proxy',
    instead: 'Only a pre-configured proxy causes proxy.invoked.',
  },
  {
    what: 'Issuer data',
    instead: 'Every card has the same example bank, and every known brand is a credit card.',
  },
  {
    what: 'Retry-After as the platform sends it',
    instead:
      'Every 429 has the header here. The platform might leave it out, so your code also needs a wait of its own.',
  },
  {
    what: "The platform's wording of errors",
    instead: 'Statuses and bodies have the form in the API reference, but messages differ.',
  },
];
